/** Completes answers by the contract: a host may wrap them or leave out empty members (AMB-176). */

import { bySortOrder, type Positioned } from '#domain/ordering.ts'
import { isObject } from '#domain/values.ts'
import type { OperationId } from './operations.gen.ts'
import type { MemberFact, RecordFacts } from './recordFacts.ts'
import { answers, records } from './records.gen.ts'

const table: Readonly<Record<string, RecordFacts>> = records

/** Shown as the host sent them: completing them would invent data. */
const unchangedAnswers: ReadonlySet<OperationId> = new Set<OperationId>([
  'exportUser',
  'deleteUser',
])

export function readAnswer(id: OperationId, answer: unknown): unknown {
  const fact = answers[id]
  return fact === undefined ? answer : completed(fact, unwrapped(fact, answer))
}

/** Completes the answer of a write. Left-out members stay left out: the caller has their values (AMB-177). */
export function writeAnswer(id: OperationId, answer: unknown): unknown {
  if (unchangedAnswers.has(id)) return isObject(answer) ? answer : {}
  const fact = answers[id]
  if (typeof fact !== 'string') return readAnswer(id, answer)
  const bare = unwrapped(fact, isObject(answer) ? answer : {})
  const facts = table[fact] ?? {}
  return identifiesRecord(facts)
    ? completedRecord(facts, bare, 'what is there')
    : completed(fact, bare)
}

/** `{ tags: [...] } -> [...]` and `{ tag: {...} } -> {...}`. */
function unwrapped(fact: MemberFact, answer: unknown): unknown {
  if (Array.isArray(fact))
    return isObject(answer) && !Array.isArray(answer)
      ? Object.values(answer).find(Array.isArray)
      : answer
  const facts = (typeof fact === 'string' && table[fact]) || {}
  const holder = holderOf(facts)
  if (!isObject(answer)) return answer
  if (Array.isArray(answer)) return holder ? { [holder]: answer } : answer
  if (holder && !(holder in answer) && 'id' in answer) return { ...answer, [holder]: answer }
  const inner = Object.entries(answer).filter(([, member]) => isObject(member))
  const [only] = inner
  if (!only || inner.length > 1 || Array.isArray(only[1])) return answer
  const [name, record] = only
  const isItself = Object.keys(answer).some((key) =>
    key === name ? isNested(facts[key]) : key in facts,
  )
  return isItself ? answer : { ...withMessage(answer), ...record }
}

function holderOf(facts: RecordFacts): string | undefined {
  if (identifiesRecord(facts)) return undefined
  const nested = Object.keys(facts).filter((name) => isNested(facts[name]))
  return nested.length === 1 ? nested[0] : undefined
}

function identifiesRecord(facts: RecordFacts): boolean {
  return Object.values(facts).includes('id')
}

function isNested(fact: MemberFact | undefined): boolean {
  return isObject(fact) || (typeof fact === 'string' && nameOf(fact) in table)
}

const nameOf = (fact: string) => fact.replace('?', '')

/** The console flashes the `message` beside the record (AMB-167). */
function withMessage(answer: object): object {
  return 'message' in answer ? { message: answer.message } : {}
}

function completed(fact: MemberFact, value: unknown): unknown {
  if (fact === null || fact === false || fact === '') return value ?? fact
  if (fact === 'id' || fact === 'place') return value
  if (Array.isArray(fact)) return completedList(fact[0], Array.isArray(value) ? value : [])
  if (typeof fact === 'string') {
    if (fact.endsWith('?') && (value === undefined || value === null)) return null
    return completedRecord(table[nameOf(fact)] ?? {}, value)
  }
  if ('otherwise' in fact) return value ?? fact.otherwise
  if (!isObject(value)) return {}
  if ('each' in fact && fact.each)
    for (const [key, one] of Object.entries(value))
      Reflect.set(value, key, completed(fact.each, one))
  return value
}

function completedList(of: string | undefined, list: unknown[]): unknown[] {
  if (of === undefined) return list
  if (of === 'id') return list.map((one) => (isObject(one) && 'id' in one ? one.id : one))
  const facts = table[of] ?? {}
  const whole = list.map((one) => completedRecord(facts, one))
  return facts.sort_order === 'place' ? whole.filter(isPositioned).sort(bySortOrder) : whole
}

/** Changes the record in place: nothing else holds the new answer. A reference may be a bare id. */
function completedRecord(facts: RecordFacts, value: unknown, only?: 'what is there'): object {
  const record = isObject(value)
    ? value
    : value === undefined || value === null
      ? {}
      : { id: value }
  for (const name in facts) {
    const fact = facts[name]
    if (fact === undefined || (only && !(name in record))) continue
    const member: unknown = Reflect.get(record, name)
    const whole = completed(fact, member)
    if (whole !== member) Reflect.set(record, name, whole)
  }
  return record
}

function isPositioned(value: object): value is Positioned {
  return 'id' in value
}
