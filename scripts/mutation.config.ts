import base from '../vite.config.ts'

/** Only tests of rules, lists and grid: screen and server tests would take minutes per mutation. */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: [
      'src/{domain,ui}/**/*.test.{ts,tsx}',
      'src/api/core/{answers,latest,optimistic,saveMove}.test.{ts,tsx}',
    ],
    globalSetup: [],
  },
}
