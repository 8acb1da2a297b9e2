import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './stories.js'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What is still fading in has too little contrast until it is there, so a finding must last to count. The site in a
 * frame, which has landmarks of its own, is looked at by itself.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('iframe').analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  await expect.poll(findings, { timeout: 15_000 }).toEqual([])
}
