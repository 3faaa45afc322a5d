import type { ErrorObject } from 'ajv'
import type { OperationId } from '#api/contract.ts'
import { grouped } from '#domain/counts.ts'
import { P4Error } from './errors.ts'

/** Words for fields whose label differs from the name with blanks. */
const words: Record<string, string> = {
  square_sku: 'SKU',
  sku: 'SKU',
  product_type: 'type',
  netsuite_id: 'Netsuite ID',
  email_address: 'e-mail address',
  email: 'e-mail address',
  image_data: 'picture',
  role: 'name',
  role_ids: 'roles',
  permission_ids: 'permissions',
  store_ids: 'stores',
  afternoon_at: 'start of the afternoon',
  evening_at: 'start of the evening',
}

/** Texts for missing fields that the documents prescribe. */
const missing: Record<string, string> = {
  product_type: 'Must select a type.',
  square_sku: 'Must provide a SKU.',
  netsuite_id: 'Must enter a Netsuite ID.',
  permission_ids: 'Must provide permissions.',
  rows: 'Must provide rows.',
  tax_rates: 'Must provide tax rates.',
}

/** Texts for missing fields that the documents prescribe for one operation. */
const missingHere: Partial<Record<OperationId, Record<string, string>>> = {
  createStore: { name: 'Must enter a name.' },
  updateStore: { name: 'Must enter a name.' },
  patchStore: { name: 'Must enter a name.' },
}

/** Texts for fields whose form needs a longer explanation than "not valid". */
const patterns: Record<string, string> = {
  url: 'A link begins with https:// and has no blanks.',
  phone_number: 'A phone number has 7 to 20 digits, blanks and the signs + ( ) - and full stop.',
}

/** Keywords that only report a failed branch; the branch's own problem says what is wrong. */
const branching = ['if', 'anyOf', 'oneOf', 'discriminator']

/** Most fields that one refusal names. */
const mostFields = 50

/** A 400 that names the fields; `fieldOf` turns the pointer of a problem, e.g. '/tags/0', into its field. */
export function badRequest(
  id: OperationId,
  found: readonly ErrorObject[] | null | undefined,
  fieldOf: (pointer: string) => string = (pointer) => pointer,
): P4Error {
  const telling = found?.filter(({ keyword }) => !branching.includes(keyword)) ?? []
  const fields = new Map<string, string>()
  for (const problem of telling.length > 0 ? telling : (found ?? [])) {
    const parts = fieldOf(problem.instancePath).split('/').slice(1)
    const missing: unknown =
      problem.keyword === 'required' ? problem.params.missingProperty : undefined
    if (typeof missing === 'string') parts.push(missing)
    const path = parts.join('.')
    // Several branches may report the same field: the first text is enough.
    if (fields.has(path)) continue
    fields.set(
      path,
      typeof missing === 'string' ? missingText(id, missing) : violationText(id, path, problem),
    )
    if (fields.size === mostFields) break
  }
  const list = [...fields].map(([path, message]) => ({ path, message }))
  const [first] = list
  const message =
    list.length === 1 && first
      ? first.message
      : `Please check these fields: ${[...new Set(list.map(({ path }) => fieldName(path)))].join(', ')}.`
  return new P4Error(400, 'invalid_request', message, list)
}

/** A field in words: 'store_hours.0.archived_at' is the 'archived at'. The whole body has an empty path. */
export function fieldName(path: string): string {
  if (path === '') return 'request body'
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? 'entry'
  return words[last] ?? last.replaceAll('_', ' ')
}

function withArticle(name: string): string {
  const isPlural = /[^s]s$/.test(name)
  if (isPlural) return name
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
}

/** Text for a field that was left out. */
function missingText(id: OperationId, field: string): string {
  return (
    missingHere[id]?.[field] ?? missing[field] ?? `Must provide ${withArticle(fieldName(field))}.`
  )
}

/** Text for a field whose value breaks a rule of the contract. */
function violationText(id: OperationId, path: string, problem: ErrorObject): string {
  const name = fieldName(path)
  const limit = limitText(problem.params.limit)
  switch (problem.keyword) {
    case 'type':
      if (path === '') return 'The request body must be a JSON object.'
      return `The ${name} must be ${typeWords(problem.params.type)}.`
    case 'minLength':
      return limit === '1'
        ? missingText(id, path)
        : `The ${name} must have at least ${limit} characters.`
    case 'maxLength':
      return `The ${name} may have at most ${limit} characters.`
    case 'minItems':
      return `The ${name} must have at least ${limit} ${limit === '1' ? 'entry' : 'entries'}.`
    case 'maxItems':
      return `The ${name} may have at most ${limit} entries.`
    case 'file':
      return `The ${name} must be a file.`
    case 'minimum':
      return `The ${name} must be at least ${limit}.`
    case 'maximum':
      return `The ${name} may be at most ${limit}.`
    case 'enum':
      return `The ${name} must be one of: ${[problem.params.allowedValues].flat().join(', ')}.`
    case 'pattern':
      return patterns[path] ?? `The ${name} is not valid.`
    case 'minProperties':
      return 'Must provide a field to change.'
    default:
      return `The ${name} is not valid.`
  }
}

/** A bound of the contract as people write it: 100,000. */
function limitText(limit: unknown): string {
  return Number.isInteger(limit) ? grouped(Number(limit)) : String(limit)
}

function typeWords(type: unknown): string {
  const names: Record<string, string> = {
    integer: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'empty',
  }
  return [type]
    .flat()
    .map((one) => names[String(one)] ?? String(one))
    .join(' or ')
}
