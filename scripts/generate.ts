// Generates files from openapi/ and the route tree. `--check` only fails on drift.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleContract } from './generate/bundle.ts'
import { contractText } from './generate/contractText.ts'
import { operationsOf } from './generate/document.ts'
import { drift } from './generate/drift.ts'
import { operationTable } from './generate/operationTable.ts'
import { recordTable } from './generate/recordTable.ts'
import { routeTree, routeTreeFile } from './generate/routeTree.ts'
import { schemaTypes } from './generate/schemaTypes.ts'
import { at } from './lib/project.ts'

const banner = '// Generated from openapi/ by `pnpm generate`; edits are lost.'
const check = process.argv.includes('--check')

try {
  const document = await bundleContract()
  const unnamed = operationsOf(document).filter(({ operation }) => !operation.operationId)
  if (unnamed.length > 0)
    throw new Error(
      `No operationId: ${unnamed.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    )
  const tree = await routeTree()
  const expected: Record<string, string> = {
    'src/server/contract.gen.json': contractText(document),
    'src/api/core/schema.gen.ts': await schemaTypes(document, banner),
    'src/api/core/operations.gen.ts': operationTable(document, banner),
    'src/api/core/records.gen.ts': recordTable(document, banner),
    ...(tree === undefined ? {} : { [routeTreeFile]: tree }),
  }
  const drifts: string[] = []
  for (const [name, text] of Object.entries(expected)) {
    const found = existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined
    const difference = drift(name, found, text)
    if (!difference) continue
    drifts.push(difference)
    if (!check) writeFileSync(at(name), text)
  }
  const operations = `${operationsOf(document).length} operations`
  if (check && drifts.length > 0) {
    console.error(`Generated files have drifted from their sources; run \`pnpm generate\`.`)
    for (const difference of drifts) console.error(`  ${difference}`)
    process.exitCode = 1
  } else if (drifts.length > 0) {
    for (const difference of drifts)
      console.log(difference.split('\n')[0]?.replace('is missing', 'is new'))
    console.log(`Generated from ${operations}.`)
  } else console.log(`Generated files are up to date (${operations}).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
