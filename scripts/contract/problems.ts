import { isRecord } from '#domain/values.ts'
import type { ContractDocument, FoundOperation } from '../generate/document.ts'
import { operationsOf } from '../generate/document.ts'
import { type Example, exampleChecker, examplesOf } from './examples.ts'
import { permissionProblem } from './permission.ts'
import { requestProblems } from './requests.ts'
import { partPermissions, propertyNames, resolved } from './schemas.ts'
import { textProblems } from './texts.ts'

export function contractProblems(document: ContractDocument): string[] {
  const check = exampleChecker(document)
  const operations = operationsOf(document)
  return [
    ...operations.flatMap((found) => operationProblems(document, found)),
    ...operations
      .flatMap((found) => operationExamples(document, found))
      .flatMap((example) => check(example) ?? []),
    ...schemaExamples(document).flatMap((example) => check(example) ?? []),
    ...textProblems(document),
  ]
}

function operationProblems(document: ContractDocument, found: FoundOperation): string[] {
  const { method, path, operation } = found
  const problems: string[] = []
  const name = operation.operationId
  if (!name) problems.push('operationId is missing')
  else if (!/^[a-z][A-Za-z]+$/.test(name)) problems.push(`operationId ${name} is not camelCase`)
  const permission = operation['x-permission']
  const media = mediaOf(document, operation.requestBody)
  const sources = {
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter]) => parameter ?? []),
    bodyFields: media.flatMap(({ schema }) => propertyNames(document, schema)),
  }
  const problem = permissionProblem(permission, sources)
  if (problem) problems.push(problem)
  for (const { schema } of media)
    for (const [part, asked] of Object.entries(partPermissions(document, schema))) {
      const wrong = permissionProblem(asked, sources)
      if (wrong) problems.push(`${part}: ${wrong}`)
    }
  problems.push(...requestProblems(document, found))
  const statuses = Object.keys(operation.responses ?? {})
  const wanted = ['default']
  if (operation.requestBody) wanted.push('415')
  if (permission !== 'public') wanted.push('401')
  if (isRecord(permission)) wanted.push('403')
  if (/\{\w*[iI]d\}/.test(path)) wanted.push('404')
  if (parametersOf(document, found).some(({ name }) => name === 'If-Match')) wanted.push('412')
  for (const status of wanted)
    if (!statuses.includes(status)) problems.push(`the answer ${status} is missing`)
  for (const { place, type, media } of bodies(document, found))
    if (type === 'application/json' && !('example' in media || 'examples' in media))
      problems.push(`${place} has no example`)
  return problems.map((text) => `${name ?? `${method.toUpperCase()} ${path}`}: ${text}`)
}

function operationExamples(document: ContractDocument, found: FoundOperation): Example[] {
  const { operation, method, path } = found
  const name = operation.operationId ?? `${method} ${path}`
  const parameters = parametersOf(document, found).flatMap((parameter) =>
    examplesOf(`${name}: parameter ${parameter.name}`, parameter, parameter.schema),
  )
  const contents = bodies(document, found).flatMap(({ place, media, schema }) =>
    examplesOf(`${name}: ${place}`, media, schema),
  )
  return [...parameters, ...contents]
}

function parametersOf(document: ContractDocument, found: FoundOperation) {
  return found.parameters.map((entry) => resolved(document, entry)).filter(isRecord)
}

function bodies(document: ContractDocument, { operation }: FoundOperation) {
  const request = mediaOf(document, operation.requestBody)
  const answers = Object.entries(operation.responses ?? {}).flatMap(([status, answer]) =>
    mediaOf(document, answer).map((media) => ({ ...media, place: `answer ${status}` })),
  )
  return [...request.map((media) => ({ ...media, place: 'request' })), ...answers]
}

function mediaOf(document: ContractDocument, holder: unknown) {
  const found = resolved(document, holder)
  const content = isRecord(found) && isRecord(found.content) ? found.content : {}
  return Object.entries(content).flatMap(([type, media]) =>
    isRecord(media) ? [{ type, media, schema: media.schema }] : [],
  )
}

function schemaExamples(document: ContractDocument): Example[] {
  const walk = (place: string, schema: unknown): Example[] => {
    if (Array.isArray(schema))
      return schema.flatMap((entry, index) => walk(`${place}/${index}`, entry))
    if (!isRecord(schema)) return []
    const { example: _example, examples: _examples, ...bare } = schema
    const own = Array.isArray(schema.examples) ? examplesOf(place, schema, bare) : []
    const inner = Object.entries(bare).flatMap(([key, entry]) => walk(`${place}/${key}`, entry))
    return [...own, ...inner]
  }
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    walk(`schema ${name}`, schema),
  )
}
