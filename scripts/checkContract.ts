// Rules beyond the OpenAPI linter: x-permission, marks, error answers, examples with formats.
import { decisionsOf, markProblems } from './contract/marks.ts'
import { contractProblems } from './contract/problems.ts'
import { bundleContract } from './generate/bundle.ts'
import { operationsOf } from './generate/document.ts'
import { textOf } from './lib/repository.ts'

try {
  const document = await bundleContract()
  const decisions = decisionsOf(textOf('docs/requirements.md'))
  const problems = [...contractProblems(document), ...markProblems(document, decisions)]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`${problems.length} problems in the contract.`)
    process.exitCode = 1
  } else console.log(`The contract holds (${operationsOf(document).length} operations).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
