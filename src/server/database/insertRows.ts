import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

const rowsPerStatement = 5000

/** One JSON parameter per chunk. Every row needs the first row's keys. */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  values: readonly InferInsertModel<T>[],
): Promise<void> {
  const first = values[0]
  if (!first) return
  const columns = Object.values(getTableColumns(table)).filter((column) => column.name in first)
  const names = list(columns.map((column) => sql.identifier(column.name)))
  const types = list(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  )
  for (let start = 0; start < values.length; start += rowsPerStatement) {
    const chunk = JSON.stringify(values.slice(start, start + rowsPerStatement))
    await tx.execute(
      sql`insert into ${table} (${names})
          select ${names} from jsonb_to_recordset(${chunk}::jsonb) as given (${types})`,
    )
  }
}

function list(parts: readonly SQL[] | readonly ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join([...parts], sql`, `)
}
