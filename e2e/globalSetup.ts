import { setup } from '../src/testing/globalSetup.ts'

export default setup
