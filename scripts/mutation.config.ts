import base from '../vite.config.ts'

/**
 * The tests of rules, lists and grid by themselves. Those of screens and server import the same files, and
 * would take minutes for every change of a line.
 */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: [
      'src/{domain,ui}/**/*.test.{ts,tsx}',
      'src/api/{answers,landing,latest,optimistic,saveMove}.test.{ts,tsx}',
    ],
    globalSetup: [],
  },
}
