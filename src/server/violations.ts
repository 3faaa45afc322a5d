import type { ErrorObject } from 'ajv'
import type { OperationId } from '#api/core/contract.ts'
import { grouped } from '#domain/wording.ts'
import { P4Error } from './errors.ts'

const fieldLabels: Record<string, string> = {
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

const missing: Record<string, string> = {
  product_type: 'Must select a type.',
  square_sku: 'Must provide a SKU.',
  netsuite_id: 'Must enter a Netsuite ID.',
  permission_ids: 'Must provide permissions.',
  rows: 'Must provide rows.',
  tax_rates: 'Must provide tax rates.',
}

const missingTextsOf: Partial<Record<OperationId, Record<string, string>>> = {
  createStore: { name: 'Must enter a name.' },
  updateStore: { name: 'Must enter a name.' },
  patchStore: { name: 'Must enter a name.' },
  patchStores: { name: 'Must enter a name.' },
}

const phoneText = 'A phone number has 7 to 20 digits, blanks and the signs + ( ) - and full stop.'
const patternTexts: Record<string, string> = {
  url: 'A link begins with https:// and has no blanks.',
  phone_number: phoneText,
  phone: phoneText,
}

// These report a failed branch; its own error is more precise.
const branchKeywords = ['if', 'anyOf', 'oneOf', 'discriminator']

const maxFields = 50

/** `fieldOf` maps a pointer, e.g. '/tags/0'. */
export function badRequest(
  id: OperationId,
  found: readonly ErrorObject[] | null | undefined,
  fieldOf: (pointer: string) => string = (pointer) => pointer,
): P4Error {
  const specific = found?.filter(({ keyword }) => !branchKeywords.includes(keyword)) ?? []
  const fields = new Map<string, string>()
  for (const problem of specific.length > 0 ? specific : (found ?? [])) {
    const parts = fieldOf(problem.instancePath).split('/').slice(1)
    const missing: unknown =
      problem.keyword === 'required' ? problem.params.missingProperty : undefined
    if (typeof missing === 'string') parts.push(missing)
    const path = parts.join('.')
    if (fields.has(path)) continue
    fields.set(
      path,
      typeof missing === 'string' ? missingText(id, missing) : violationText(id, path, problem),
    )
    if (fields.size === maxFields) break
  }
  const list = [...fields].map(([path, message]) => ({ path, message }))
  const [first] = list
  const message =
    list.length === 1 && first
      ? first.message
      : `Please check these fields: ${[...new Set(list.map(({ path }) => fieldName(path)))].join(', ')}.`
  return new P4Error(400, 'invalid_request', message, list)
}

/** 'store_hours.0.archived_at' -> 'archived at' */
export function fieldName(path: string): string {
  if (path === '') return 'request body'
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? 'entry'
  return fieldLabels[last] ?? last.replaceAll('_', ' ')
}

function withArticle(name: string): string {
  const isPlural = /[^s]s$/.test(name)
  if (isPlural) return name
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
}

function missingText(id: OperationId, path: string): string {
  const field = path.split('.').at(-1) ?? ''
  return (
    missingTextsOf[id]?.[field] ?? missing[field] ?? `Must provide ${withArticle(fieldName(path))}.`
  )
}

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
      return patternTexts[path.split('.').at(-1) ?? ''] ?? `The ${name} is not valid.`
    case 'minProperties':
      return 'Must provide a field to change.'
    default:
      return `The ${name} is not valid.`
  }
}

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
