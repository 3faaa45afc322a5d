import { seedDump } from '#server/database/testSeed.ts'

// Run by Node itself before the tests: makes the seeded test database, unless it is in the cache.
await seedDump()
