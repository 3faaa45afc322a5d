import { setup } from '../src/testing/globalSetup.ts'

/** Playwright takes the default export. */
export default setup
