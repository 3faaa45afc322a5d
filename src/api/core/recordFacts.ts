import type { RecordName } from './records.gen.ts'

/**
 * What stands for a member of a record that a host leaves out: null, a flag that is off, an empty text, list or
 * map, or the contract's default `{ otherwise: '00:00:00' }`. A name is that of a record, which is completed in
 * turn: `'Tag'`, one that may be null `'Tag?'`, a list `['Tag']`, a map `{ each: 'Tag' }`; `['id']` is a list
 * of ids. Nothing can stand for what tells the record (`'id'`), nor for its place in a list (`'place'`).
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
