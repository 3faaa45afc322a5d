import { fileURLToPath } from 'node:url'

/** `pnpm migration --name <what it does>` adds a migration. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
