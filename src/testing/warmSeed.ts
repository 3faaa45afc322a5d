import { seedDump } from '#server/database/testSeed.ts'

// Run before the tests: seeds the database unless cached.
await seedDump()
