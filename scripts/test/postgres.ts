import { startPostgres } from '../lib/postgres.ts'
import { type Step, skipped } from '../lib/report.ts'
import { vitest } from '../lib/vitest.ts'

export const postgresStep: Step = {
  name: 'server tests on PostgreSQL',
  async run() {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') return skipped(postgres)
    try {
      return await vitest(['src/server'], { TEST_DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  },
}
