import { fileURLToPath } from 'node:url'

/**
 * Where the checked-in migrations are. After a change of schema/*.ts a new one is made by
 * `drizzle-kit generate --dialect postgresql --schema 'src/server/database/schema/*.ts'
 * --out src/server/database/migrations --name <what it does>`.
 */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
