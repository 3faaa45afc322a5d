import { seedDump } from '#server/database/testSeed.ts'

// Run by Node before the tests: makes the seeded test database unless the cache has it.
await seedDump()
