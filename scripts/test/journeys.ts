import { ensureChromium } from '../lib/chromium.ts'
import { journeys } from '../lib/journeys.ts'
import { type Step, skipped } from '../lib/report.ts'

export const journeyStep: Step = {
  name: 'journeys in Chromium',
  async run() {
    const problem = await ensureChromium()
    return problem ? skipped(`no Chromium: ${problem}`) : journeys()
  },
}
