import { build } from '../lib/build.ts'
import { runNode } from '../lib/processes.ts'
import { at } from '../lib/project.ts'
import { type Step, verdict } from '../lib/report.ts'

export const buildStep: Step = {
  name: 'production build',
  async run() {
    await build()
    return verdict(true)
  },
}

export const sizeStep: Step = {
  name: 'size budget',
  async run() {
    const { code, output } = await runNode([at('scripts/checkSize.ts')])
    return { ...verdict(code === 0, output), note: totals(output) }
  },
}

const totals = (output: string): string =>
  [...output.matchAll(/^(\S.*?): ([\d.]+ KiB)/gm)]
    .map(([, name, size]) => `${name} ${size}`)
    .join(', ')
