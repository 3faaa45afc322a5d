/** Rules of WCAG 2.2 AA, asked of the page in the browser (PLUS-08). */
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const rulesOfColours = ['color-contrast', 'link-in-text-block']
const modal = '[aria-modal="true"]'

/** What is asked in a scheme. The two schemes differ in colours alone, so dark is asked about these. */
const asked: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: rules },
  dark: { type: 'rule', values: rulesOfColours },
}

/** Fails when the page, or the part at a selector, breaks a rule of WCAG 2.2 AA in light or dark. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    // What fades in or out has not its final colours.
    await expect.poll(() => page.evaluate(fadesLeft)).toBe(0)
    await expect.poll(() => page.locator(modal).evaluateAll(areOpaque)).toBe(true)
    expect(await violations(page, asked[scheme], part), `in ${scheme}`).toEqual([])
  }
}

async function violations(page: Page, runOnly: RunOptions['runOnly'], part: string | undefined) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  // A dialog makes the page behind it inert; its partly covered buttons would count as too small.
  const parts = [(await page.locator(modal).count()) > 0 ? modal : undefined, part]
  return await page.evaluate(
    async ([include, options]) => {
      const context = include.length === 0 ? document : { include }
      const found = await window.axe?.run(context, options)
      return found?.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map(({ html }) => html),
      }))
    },
    [
      parts.flatMap((one) => (one === undefined ? [] : [[one]])),
      // Style sheets are loaded again for rules about media, of which there are none.
      { runOnly, resultTypes: ['violations'], preload: false, selectors: false },
    ] satisfies [string[][], RunOptions],
  )
}

const areOpaque = (all: readonly Element[]) =>
  all.every((one) => getComputedStyle(one).opacity === '1')

/** Number of transitions and animations that will end; bones of skeletons breathe for ever. */
const fadesLeft = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    ).length
