import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isRecord } from '#domain/values.ts'
import { addContractFormats } from '#server/contract.ts'
import type { ContractDocument } from '../generate/document.ts'

export interface Example {
  place: string
  schema: unknown
  value: unknown
}

/** `example` and `examples` (list or map) of a media type, parameter or schema. */
export function examplesOf(place: string, holder: unknown, schema: unknown): Example[] {
  if (!isRecord(holder)) return []
  const found: Example[] = []
  if ('example' in holder) found.push({ place, schema, value: holder.example })
  const { examples } = holder
  if (Array.isArray(examples))
    for (const [index, value] of examples.entries())
      found.push({ place: `${place} examples[${index}]`, schema, value })
  else if (isRecord(examples))
    for (const [name, entry] of Object.entries(examples))
      if (isRecord(entry) && 'value' in entry)
        found.push({ place: `${place} example ${name}`, schema, value: entry.value })
  return found
}

export function exampleChecker(
  document: ContractDocument,
): (example: Example) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addContractFormats(ajv)
  ajv.addSchema({ components: absolute(document.components) }, 'contract')
  const compiled = new Map<string, ValidateFunction>()
  return ({ place, schema, value }) => {
    const key = JSON.stringify(schema)
    const validate = compiled.get(key) ?? ajv.compile(absolute(schema))
    compiled.set(key, validate)
    return validate(value)
      ? undefined
      : `${place}: ${ajv.errorsText(validate.errors, { dataVar: 'example' })}`
  }
}

/** Makes references absolute, so that the schema compiles on its own. */
function absolute(schema: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema ?? {}).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
}
