/** Where the answer of a write is kept: in the read of the record and in the lists that hold the record. */
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isRecord, memberOf } from '#domain/members.ts'
import { membersOf } from './answers.ts'
import type { AnswerOf } from './contract.ts'
import { operationKey, type ReadOperationId, recordKey } from './keys.ts'
import type { Parts } from './write.ts'

export interface Landing<Record> {
  /**
   * The record after a write, in rising precedence: the known fields, the sent fields, the answered fields. A
   * host may answer only a few fields, a text, or no data (AMB-177). `earlier` holds the records of this
   * landing that earlier calls of the same write made known.
   */
  after(client: QueryClient, parts: Parts, answer: Record, earlier?: readonly unknown[]): Record
  /** Puts the record into every list where the record belongs, and removes the record from the other lists. */
  put(client: QueryClient, record: Record): void
  /** Removes the record that the path names. */
  drop(client: QueryClient, parts: Parts): void
}

type DetailOf<Row> = {
  [Id in ReadOperationId]: AnswerOf<Id> extends Row ? Id : never
}[ReadOperationId]

type ListOf<Row> = {
  [Id in ReadOperationId]: AnswerOf<Id> extends readonly (infer One)[]
    ? One extends Row
      ? Id
      : Row extends One
        ? Id
        : never
    : never
}[ReadOperationId]

/** A list that a record belongs to, or has to leave. */
interface Membership {
  readonly key: QueryKey
  readonly belongs: boolean
}

interface Keeping<Row> {
  /** The read of one record. */
  readonly detail?: DetailOf<Row>
  /** The list, whose rows may be shorter than the record. */
  readonly list: ListOf<Row>
  /** The lists that get a new record. By default only the list without input, unless the record is archived. */
  readonly memberships?: (row: Row) => readonly Membership[]
  /** The order of the list. Without this function a new record comes last. */
  readonly sorted?: (rows: readonly Row[]) => Row[]
  /** The key that identifies a record; by default its id. */
  readonly keyOf?: (row: Row) => unknown
  /** The same key, taken from the path of a write. */
  readonly keyIn?: (path: unknown) => unknown
  /** Reads that no longer answer for the record in its present state. */
  readonly forgets?: (row: Row) => readonly QueryKey[]
  /** Fields whose sent form differs from the answered form. */
  readonly unlike?: readonly string[]
}

/** The landing of records with a list of their own. */
export function inList<Row extends object>(keeping: Keeping<Row>): Landing<Row> {
  const { detail, list, sorted = (rows) => [...rows], keyOf = idOf, keyIn = idOf } = keeping
  const memberships =
    keeping.memberships ?? ((row) => [{ key: operationKey(list), belongs: !isArchived(row) }])
  const lists = (client: QueryClient) =>
    client.getQueriesData<readonly Row[]>({ queryKey: operationKey(list) })
  const rowsIn = (client: QueryClient) => lists(client).flatMap(([, rows]) => rows ?? [])
  const detailOf = (client: QueryClient, key: unknown) =>
    detail && key !== undefined ? client.getQueryData<Row>(recordKey(detail, key)) : undefined

  const put = (client: QueryClient, record: Row) => {
    const key = keyOf(record)
    const known = detailOf(client, key)
    const isListed = rowsIn(client).some((row) => keyOf(row) === key)
    // A listed record that was never opened is read when the user opens it, so its read stays empty.
    if (detail && (known || !isListed)) {
      const [like] = client.getQueriesData<Row>({ queryKey: operationKey(detail) })
      if (isWhole(record, known ?? like?.[1], detail))
        client.setQueryData<Row>(recordKey(detail, key), record)
    }
    // A host may leave empty members out of a new record (AMB-176): its list is read again.
    if (!isListed && !isWhole(record, rowsIn(client)[0], list)) return
    const wanted = new Map(memberships(record).map(({ key, belongs }) => [hashKey(key), belongs]))
    for (const [queryKey, rows] of lists(client)) {
      if (!rows) continue
      const belongs = wanted.get(hashKey(queryKey))
      const others = rows.filter((row) => keyOf(row) !== key)
      const known = rows.find((row) => keyOf(row) === key)
      if (belongs === false) client.setQueryData(queryKey, others)
      else if (known)
        client.setQueryData(
          queryKey,
          sorted(rows.map((row) => (row === known ? over(row, record) : row))),
        )
      else if (belongs && isWhole(record, rows[0], list))
        client.setQueryData(queryKey, sorted([...rows, record]))
    }
  }

  return {
    after: (client, parts, answer, earlier = []) => {
      const key = keyIn(parts.path)
      const isIt = (one: Row) => key !== undefined && keyOf(one) === key
      const said = earlier.filter((one): one is Row => isRecord(one)).findLast(isIt)
      const known = said ?? detailOf(client, key) ?? rowsIn(client).find(isIt)
      return merged(known, known ?? rowsIn(client)[0], parts.body, answer, keeping.unlike)
    },
    put: (client, record) => {
      // A host may answer a new record without its key.
      if (keyOf(record) === undefined) return
      put(client, record)
      for (const key of keeping.forgets?.(record) ?? []) forget(client, key)
    },
    drop: (client, { path }) => {
      const key = keyIn(path)
      for (const [queryKey, rows] of lists(client))
        if (rows)
          client.setQueryData(
            queryKey,
            rows.filter((row) => keyOf(row) !== key),
          )
      if (detail) forget(client, recordKey(detail, key))
    },
  }
}

/** The landing of a record that is kept in its own read alone; lists of such records are read again. */
export function byItself<Row extends object>(detail: DetailOf<Row>): Landing<Row> {
  const known = (client: QueryClient, key: unknown) =>
    key === undefined ? undefined : client.getQueryData<Row>(recordKey(detail, key))
  return {
    after: (client, { path, body }, answer) => {
      const record = known(client, idOf(path))
      return merged(record, record, body, answer)
    },
    put: (client, record) => {
      const key = idOf(record)
      if (known(client, key)) client.setQueryData<Row>(recordKey(detail, key), record)
    },
    drop: (client, { path }) => forget(client, recordKey(detail, idOf(path))),
  }
}

interface Nesting<Owner, Row> {
  /** The list of the owners. */
  readonly list: ReadOperationId
  readonly ownerOf: (row: Row) => number
  readonly rowsOf: (owner: Owner) => readonly Row[]
  readonly withRows: (owner: Owner, rows: Row[]) => Owner
  /** The rows after one row was added or changed. */
  readonly put: (rows: readonly Row[], row: Row) => Row[]
}

/** The landing of records that are answered inside other records, such as the values of an attribute. */
export function nested<Owner extends Known, Row extends Known>({
  list,
  ownerOf,
  rowsOf,
  withRows,
  put,
}: Nesting<Owner, Row>): Landing<Row> {
  const owners = (client: QueryClient) =>
    client
      .getQueriesData<readonly Owner[]>({ queryKey: operationKey(list) })
      .flatMap(([, all]) => all ?? [])
  const change = (client: QueryClient, to: (owner: Owner) => Owner) =>
    client.setQueriesData<readonly Owner[]>({ queryKey: operationKey(list) }, (all) => all?.map(to))
  return {
    after: (client, parts, answer) => {
      const rows = owners(client).flatMap(rowsOf)
      const known = rows.find(({ id }) => id === idOf(parts.path))
      return merged(known, known ?? rows[0], parts.body, answer)
    },
    put: (client, row) =>
      change(client, (owner) =>
        owner.id === ownerOf(row) ? withRows(owner, put(rowsOf(owner), row)) : owner,
      ),
    drop: (client, { path }) => {
      const gone = idOf(path)
      change(client, (owner) =>
        withRows(
          owner,
          rowsOf(owner).filter(({ id }) => id !== gone),
        ),
      )
    },
  }
}

interface Known {
  readonly id: number
}

/**
 * Removes the cached answer of a read. A page that still shows the answer keeps it until the user leaves the
 * page.
 */
function forget(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey })) {
    if (!query.isActive()) {
      cache.remove(query)
      continue
    }
    const stop = cache.subscribe(() => {
      if (query.isActive()) return
      stop()
      cache.remove(query)
    })
  }
}

/**
 * Joins the known fields, the sent fields and the answered fields. A sent field counts only if the record has
 * a field of the same name: other sent fields are write-only.
 */
function merged<Row>(
  known: Row | undefined,
  like: object | undefined,
  body: unknown,
  answer: Row,
  unlike: readonly string[] = [],
): Row {
  const told = isRecord(answer) ? answer : undefined
  const sent = Object.entries(isRecord(body) ? body : {}).filter(
    ([field, value]) => value !== undefined && like && field in like && !unlike.includes(field),
  )
  return Object.assign({}, known, Object.fromEntries(sent), told)
}

/** The row with the new values of the fields that its list shows. */
function over<Row extends object>(row: Row, record: object): Row {
  const news = Object.entries(record).filter(([field]) => field in row)
  return Object.assign({ ...row }, Object.fromEntries(news))
}

/**
 * Whether the record has every field of another record, or what the contract tells of the records of a read, so that
 * a screen can show the record.
 */
function isWhole(record: object, like: object | undefined, read: ReadOperationId): boolean {
  return (like ? Object.keys(like) : membersOf(read)).every((field) => field in record)
}

const isArchived = (record: object) => Boolean(memberOf(record, 'archived_at'))
const idOf = (holder: unknown) => memberOf(holder, 'id')
