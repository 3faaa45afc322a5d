/** Compiles each schema on first use. */

import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { BodyOf, OperationId, PathOf, QueryOf } from '#api/core/contract.ts'
import { largestPicture } from '#domain/files/pictureFile.ts'
import { cleanLines } from './cleanLines.ts'
import { type Operation, readContract, type Schemas } from './contractDocument.ts'
import { dropUnknownMembers } from './dropUnknownMembers.ts'
import { invalid, P4Error } from './errors.ts'
import { schemaName } from './schemaParts.ts'
import { badRequest, fieldName } from './violations.ts'

interface Parameters<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
}

interface Contract {
  readonly operations: readonly Operation[]
  /** Converts decimal numbers and booleans, drops unknown parameters. Throws 400. */
  checkParameters<Id extends OperationId>(
    id: Id,
    path: Record<string, string>,
    query: URLSearchParams,
  ): Parameters<Id>
  /** Drops unknown and read-only members, cleans one-line texts. Throws 400. */
  checkBody<Id extends OperationId>(operation: Operation<Id>, body: unknown): BodyOf<Id>
  checkAnswer(id: OperationId, status: number, answer: unknown): void
}

// Above this size only the first problem is reported: a full check takes superlinear time.
const maxReportedValues = 2000

let loaded: Contract | undefined

export function loadContract(): Contract {
  loaded ??= newContract()
  return loaded
}

function newContract(): Contract {
  const { operations, schemas } = readContract()
  const parameterChecks = newAjv(schemas, {
    allErrors: true,
    coerceTypes: true,
    removeAdditional: true,
  })
  const firstProblem = newAjv(schemas, {})
  const everyProblem = newAjv(schemas, { allErrors: true })
  const resolve = (ref: string) => {
    const found = schemas.components.schemas[schemaName(ref)]
    if (!found) throw new Error(`The contract has no schema ${ref}`)
    return found
  }
  return {
    operations,
    checkParameters(id, path, query) {
      const check = checkOf<Parameters<typeof id>>(parameterChecks, `parameters/${id}`)
      const queryTexts = Object.fromEntries(query)
      const read: unknown = { path: { ...path }, query: { ...queryTexts } }
      if (check(read)) {
        requireDecimals(read.path ?? {}, path)
        requireDecimals(read.query ?? {}, queryTexts)
        return read
      }
      // ajv gets { path, query }.
      throw badRequest(id, check.errors, (pointer) => pointer.replace(/^\/(path|query)/, ''))
    },
    checkBody(operation, body) {
      const { id } = operation
      if (body === undefined && operation.body === 'required')
        throw new P4Error(400, 'invalid_request', 'The request body is missing.')
      // An ignored member cannot be invalid.
      dropUnknownMembers(body, schemas.bodies[id] ?? {}, resolve)
      cleanLines(body, operation.lines)
      const pointer = body === undefined ? 'absent' : `bodies/${id}`
      const check = checkOf<BodyOf<typeof id>>(firstProblem, pointer)
      if (check(body)) return body
      if (hasMoreValues(body, maxReportedValues)) throw badRequest(id, check.errors)
      const everything = checkOf(everyProblem, pointer)
      everything(body)
      throw badRequest(id, everything.errors)
    },
    checkAnswer(id, status, answer) {
      if (!schemas.answers[id]?.[status])
        throw new Error(`${id} answered ${status}, which the contract does not have`)
      const check = checkOf(firstProblem, `answers/${id}/${status}`)
      if (!check(answer))
        throw new Error(
          `${id} answered ${status} against the contract: ${JSON.stringify(check.errors?.slice(0, 3))}`,
        )
    },
  }
}

export function tooLarge({ multipart, pictures, maxBytes }: Operation): P4Error {
  const max =
    maxBytes < megabyte ? `${maxBytes / 1024} KB` : `${Math.floor(maxBytes / megabyte)} MB`
  const picture =
    pictures.length > 0 ? `A picture may have at most ${largestPicture / megabyte} MB. ` : ''
  const message = `${picture}${multipart ? 'A file' : 'The request'} may have at most ${max}.`
  return new P4Error(413, 'too_large', message)
}

const megabyte = 1024 * 1024

export function newAjv(schemas: Schemas, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    discriminator: true,
    ...options,
  })
  addContractFormats(ajv)
  // ajv's uniqueItems compares all pairs; a set is faster.
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    validate: (unique: boolean, list: readonly unknown[]) =>
      !unique || new Set(list).size === list.length,
  })
  ajv.addKeyword({ keyword: 'file', validate: (_: true, part: unknown) => part instanceof File })
  return ajv.addSchema({ ...schemas, absent: {} }, 'p4')
}

/** Throws 400 for '0x1', '1e3' and '01', which JavaScript reads as numbers. */
function requireDecimals(values: object, texts: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number' && String(value) !== texts[name])
      throw invalid(name, `The ${fieldName(name)} must be a whole number.`)
}

function checkOf<T>(ajv: Ajv2020, pointer: string): ValidateFunction<T> {
  const check = ajv.getSchema<T>(`p4#/${pointer}`)
  if (!check || '$async' in check) throw new Error(`The contract has no ${pointer}`)
  return check
}

function hasMoreValues(body: unknown, max: number): boolean {
  let count = 0
  const isMore = (value: unknown): boolean => {
    count += 1
    if (count > max || typeof value !== 'object' || value === null) return count > max
    return (Array.isArray(value) ? value : Object.values(value)).some(isMore)
  }
  return isMore(body)
}

export function addContractFormats(ajv: Ajv2020): void {
  addFormats.default(ajv)
  ajv.addFormat('date', isDay)
  ajv.addFormat('date-time', isMoment)
  ajv.addFormat('day-moment', isDayMoment)
}

/** An existing date from 0001-01-01 to 9999-12-31; PostgreSQL has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

const isoMoment =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/i

/** In UTC in the years 0001 to 9999, which an offset can leave. Not a leap second. */
export function isMoment(text: string): boolean {
  const [, day = ''] = isoMoment.exec(text) ?? []
  const milliseconds = Date.parse(text)
  return (
    isDay(day) &&
    milliseconds >= Date.parse('0001-01-01T00:00:00Z') &&
    milliseconds <= Date.parse('9999-12-31T23:59:59.999Z')
  )
}

/** 'YYYY-MM-DD HH:mm:ss' on an existing date (AMB-142). A pattern would accept February 31. */
export function isDayMoment(text: string): boolean {
  const [day = '', time = ''] = text.split(' ', 2)
  return text === `${day} ${time}` && isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)
}
