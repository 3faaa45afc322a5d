import type { RecordName } from './records.gen.ts'

/**
 * What a left-out member becomes: null, false, an empty text, list or map, or `{ otherwise: default }`.
 * `'Tag'` is a record, `'Tag?'` a record or null, `['Tag']` a list, `{ each: 'Tag' }` a map, `['id']` a list
 * of ids.
 * Nothing replaces what identifies a record (`'id'`) or its position (`'place'`).
 */
export type MemberFact =
  | null
  | false
  | ''
  | 'id'
  | 'place'
  | RecordName
  | `${RecordName}?`
  | readonly []
  | readonly ['id' | RecordName]
  | { readonly each?: RecordName }
  | { readonly otherwise: string }

export type RecordFacts = Readonly<Record<string, MemberFact>>
