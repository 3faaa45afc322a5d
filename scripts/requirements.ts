// Requirements without a citing test title: `pnpm requirements [--strict] [AREA ...]`; --strict fails if there are any.
import { repositoryFiles, textOf } from './lib/repository.ts'
import { citedIds, isTestFile, ledgerIds } from './requirements/citations.ts'

const strict = process.argv.includes('--strict')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const cited = new Set(
  repositoryFiles()
    .filter(isTestFile)
    .flatMap((file) => citedIds(textOf(file))),
)
const areas = new Map<string, string[]>()
for (const id of ledgerIds(textOf('docs/requirements.md'))) {
  const area = id.split('-')[0] ?? id
  areas.set(area, [...(areas.get(area) ?? []), id])
}
const unknown = wanted.filter((area) => !areas.has(area))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${[...areas.keys()].join(' ')}`)
  process.exit(1)
}

let covered = 0
let total = 0
for (const [area, ids] of areas) {
  if (wanted.length > 0 && !wanted.includes(area)) continue
  const open = ids.filter((id) => !cited.has(id))
  covered += ids.length - open.length
  total += ids.length
  const fraction = `${ids.length - open.length}/${ids.length}`.padStart(7)
  console.log(`${area.padEnd(8)} ${fraction}  ${open.join(' ')}`.trimEnd())
}
console.log(`requirements cited in a test title: ${covered}/${total}`)
if (strict && covered < total) process.exitCode = 1
