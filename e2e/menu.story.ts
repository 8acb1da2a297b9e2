import type { Page } from '@playwright/test'
import { expectToFit } from './expectToFit.js'
import { isEvery } from './longForm.js'
import { fillMenus, menuEntries } from './longWords.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test.use({ leaves: 'long words' })

const words = {
  nl: { menu: 'Hoofdmenu', more: 'Meer', last: 'Onderwerp nummer 5', action: 'Maak een afspraak' },
  en: { menu: 'Main menu', more: 'More', last: 'Subject number 5', action: 'Make an appointment' },
} as const

function menuOf(page: Page, language: 'nl' | 'en') {
  const { menu, more, last } = words[language]
  const navigation = page.getByRole('navigation', { name: menu })
  return {
    // What is in no dropdown.
    entries: navigation.locator('.main-menu__entries > li > a'),
    more: navigation.locator('summary').filter({ hasText: more }),
    last: navigation.getByRole('link', { name: last }),
    first: navigation.getByRole('link').first(),
  }
}

/** Whether it is where a hand can press it. */
const isInReach = (page: Page, language: 'nl' | 'en') =>
  menuOf(page, language).last.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

test('[Y26] twelve entries stand in the menu from 993 to 1920 px, those that do not fit behind "Meer", with scripts and without', async ({
  api,
  visitor,
  browser,
  baseURL,
}) => {
  await fillMenus(api)
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const withoutScripts = await plain.newPage()
  for (const language of ['nl', 'en'] as const) {
    for (const width of isEvery ? [993, 1100, 1280, 1440, 1920] : [993, 1280]) {
      for (const page of [visitor, withoutScripts]) {
        await page.setViewportSize({ width, height: 800 })
        if (page === visitor) await openSite(page, `/${language}`)
        else await page.goto(`/${language}`)
        const { entries, more } = menuOf(page, language)
        await expect(entries).toHaveCount(menuEntries)
        await expectToFit(page)
        await expect(page.getByRole('banner').getByRole('link', { name: words[language].action })).toBeInViewport({
          ratio: 1,
        })
        expect(await isInReach(page, language)).toBe(false)
        await more.click()
        await expect.poll(() => isInReach(page, language)).toBe(true)
        await expectToFit(page)
        await more.click()
        await expect.poll(() => isInReach(page, language)).toBe(false)
      }
    }
  }
  await plain.close()
})

test('[Y26] "Meer" is opened, walked and left with the keyboard, and the focus alone unfolds the menu', async ({
  api,
  visitor,
}) => {
  await fillMenus(api)
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, '/nl')
  const { more, last, first } = menuOf(visitor, 'nl')
  await more.focus()
  await visitor.keyboard.press('Enter')
  await expect.poll(() => isInReach(visitor, 'nl')).toBe(true)
  // The first of those that were folded has the focus.
  expect(await visitor.evaluate(() => document.activeElement?.closest('.main-menu__entries') !== null)).toBe(true)
  await visitor.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect.poll(() => isInReach(visitor, 'nl')).toBe(false)
  await first.focus()
  await visitor.keyboard.press('Tab')
  await expect.poll(() => isInReach(visitor, 'nl')).toBe(true)
  await visitor.keyboard.press('Escape')
  await expect.poll(() => isInReach(visitor, 'nl')).toBe(false)
  await more.click()
  await last.click()
  await expect(visitor).toHaveURL('/nl/onderwerp-nummer-5')
  await expect.poll(() => isInReach(visitor, 'nl')).toBe(false)
})

test('[Y26] where all entries fit there is no "Meer"', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1920, height: 900 })
  await openSite(visitor, '/nl/nieuws')
  const { entries, more } = menuOf(visitor, 'nl')
  if ((await entries.count()) < menuEntries) await expect(more).toBeHidden()
})
