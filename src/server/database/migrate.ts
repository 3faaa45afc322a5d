import { fileURLToPath } from 'node:url'

/**
 * The folder of the checked-in migrations. `pnpm migration --name <what it does>` adds one after a change of
 * schema/*.ts.
 */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
