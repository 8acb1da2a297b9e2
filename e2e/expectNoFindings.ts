import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './stories.js'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** How often axe runs: what is still loading may lack something, so only a lasting finding counts. */
const maxLooks = 4

/**
 * The site in a frame, which has landmarks of its own, is checked by itself.
 * @param rule of axe, where one alone is checked
 */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  let found = await findings(page, rule)
  for (let looks = 1; found.length > 0 && looks < maxLooks; looks++) {
    await page.waitForTimeout(500)
    found = await findings(page, rule)
  }
  expect(found).toEqual([])
}

async function findings(page: Page, rule: string | undefined): Promise<string[]> {
  await untilStill(page)
  // Run in the page itself: a separate page for the sum of all frames costs more than the run.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rule === undefined ? axe.withTags(tags) : axe.withRules(rule))
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What is fading in has too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
