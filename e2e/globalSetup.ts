import { setup } from '../src/testing/globalSetup.ts'

/** Playwright calls the default export. */
export default setup
