/** WCAG 2.2 AA rules, run by axe in the page (PLUS-08). */
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

// Both color schemes share everything but colors, so dark runs the color rules only.
const rulesByScheme: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: rules },
  dark: { type: 'rule', values: rulesOfColours },
}

/** Checks the page, or the part at a selector, in light and dark. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    // A fading element does not have its final colors.
    await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0)
    await expect.poll(() => page.locator(modal).evaluateAll(areOpaque)).toBe(true)
    expect(await violations(page, rulesByScheme[scheme], part), `in ${scheme}`).toEqual([])
  }
}

async function violations(page: Page, runOnly: RunOptions['runOnly'], part: string | undefined) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  // A dialog makes the page inert; partly covered buttons would count as too small.
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
      // No rule needs style sheets preloaded.
      { runOnly, resultTypes: ['violations'], preload: false, selectors: false },
    ] satisfies [string[][], RunOptions],
  )
}

const areOpaque = (all: readonly Element[]) =>
  all.every((one) => getComputedStyle(one).opacity === '1')

/** Running transitions and animations, without the endless ones of skeletons. */
const countRunningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    ).length
