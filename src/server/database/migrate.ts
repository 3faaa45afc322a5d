import { fileURLToPath } from 'node:url'

/** After a change of schema/*.ts, `pnpm migration --name <what it does>` adds a migration here. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
