import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../lib/processes.ts'
import { at, binOf, scratch } from '../lib/project.ts'
import type { ContractDocument } from './document.ts'

export const contractSource = at('openapi/p4.yaml')

// Works offline.
export const redoclyEnvironment = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/** Components are sorted by name. Throws Redocly's message for broken references and name clashes. */
export async function bundleContract(source = contractSource): Promise<ContractDocument> {
  mkdirSync(scratch, { recursive: true })
  const target = join(scratch, `contract-${process.pid}.json`)
  try {
    const { code, output } = await runNode(
      [
        binOf('@redocly/cli', 'redocly'),
        'bundle',
        source,
        '--output',
        target,
        '--ext=json',
        '--component-renaming-conflicts-severity=error',
      ],
      { env: redoclyEnvironment },
    )
    if (code !== 0) throw new Error(`The contract cannot be bundled:\n${output.trim()}`)
    const document: ContractDocument = JSON.parse(readFileSync(target, 'utf8'))
    return { ...document, components: sortComponents(document.components) }
  } finally {
    rmSync(target, { force: true })
  }
}

function sortComponents(components: ContractDocument['components']) {
  const sorted: Record<string, Record<string, unknown>> = {}
  for (const kind of Object.keys(components ?? {}).sort()) {
    const entries = Object.entries(components?.[kind] ?? {})
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    sorted[kind] = Object.fromEntries(entries)
  }
  return sorted
}
