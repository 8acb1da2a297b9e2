import type { Page } from '@playwright/test'
import { makePage } from './content.js'
import { isEvery } from './longForm.js'
import { offer } from './offerQuote.js'
import { openSite } from './openSite.js'
import { prefer } from './prefer.js'
import { expect, shopAddress, test } from './stories.js'

/** What has the focus: of a stop that is wholly behind something else its words, else nothing. */
function hiddenStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement: stop } = document
    if (!stop || stop === document.body) return null
    const { left, right, top, bottom } = stop.getBoundingClientRect()
    const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
      [top + 3, (top + bottom) / 2, bottom - 3].map((y) => [x, y] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const above = document.elementFromPoint(x, y)
      return above !== null && (stop.contains(above) || above.closest('label')?.contains(stop) === true)
    })
    return isSeen ? null : `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent}`.slice(0, 60)
  })
}

test('[Y27] whoever goes through a page with the Tab key always sees where: nothing is behind the bars', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  for (const [width, height] of isEvery
    ? [
        [375, 812],
        [1280, 800],
      ]
    : [[375, 812]]) {
    // A first visit, which the shop asks for consent.
    const context = await browser.newContext({ baseURL, viewport: { width: width ?? 0, height: height ?? 0 } })
    const page = await context.newPage()
    for (const address of ['/nl', '/nl/contact']) {
      await openSite(page, address)
      await expect(page.getByRole('region', { name: 'Mag er iets extra’s?' })).toBeVisible()
      const hidden: string[] = []
      let stops = 0
      for (; stops < 150; stops++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body)) break
        const stop = await hiddenStop(page)
        if (stop) hidden.push(stop)
      }
      expect([address, width, hidden]).toEqual([address, width, []])
      expect(stops).toBeGreaterThan(30)
    }
    await context.close()
  }
})

test('[Y27] the caption of a picture in full size is read on its dark ground', async ({ visitor }) => {
  await openSite(visitor, '/nl/in-de-werkplaats')
  await visitor.getByRole('main').locator('.gallery button').first().click()
  await expect(visitor.locator('.lightbox__caption')).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('[Y27] the agenda says nothing in English to a Dutch reader, shown or not', async ({ backOffice: { page } }) => {
  await page.goto('/cougarXr7/agenda')
  const slots = page.getByRole('rowheader', { name: 'Op een tijd' }).or(page.getByText('Op een tijd')).first()
  await expect(slots).toBeAttached()
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title')}`,
    )
    return [document.body.textContent, ...labels].join(' ')
  })
  expect(said.match(/\b(Timed|All-day|Events|Show|Close|more)\b/g)).toBeNull()
})

test('[Y27] in the colours of the visitor what is chosen differs from what is not', async ({ visitor }) => {
  await visitor.emulateMedia({ forcedColors: 'active' })
  const look = (each: Element) => {
    const { backgroundColor, color, outlineStyle, borderTopColor } = getComputedStyle(each)
    return [backgroundColor, color, outlineStyle, borderTopColor].join()
  }
  for (const [address, chosen, other] of [
    ['/nl/nieuws', '.chips a[aria-current]', '.chips a:not([aria-current])'],
    [
      '/nl/hulp-op-afstand',
      '.radio-field__options label:has(:checked)',
      '.radio-field__options label:not(:has(:checked))',
    ],
  ] as const) {
    await openSite(visitor, address)
    const first = visitor.locator('.radio-field__options input').first()
    if ((await first.count()) > 0) await first.check()
    if ((await visitor.locator(chosen).count()) === 0) continue
    const looks = [
      await visitor.locator(chosen).first().evaluate(look),
      await visitor.locator(other).first().evaluate(look),
    ]
    expect(looks[0]).not.toBe(looks[1])
  }
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

test('[Y27] once a message is sent, the focus is on its confirmation', async ({ api, visitor }) => {
  const { nl } = await offer(api)
  await openSite(visitor, nl)
  const form = visitor.locator('.conversation__form')
  // The conversation comes alive when it comes into view: React leaves its properties on the elements.
  await form.scrollIntoViewIfNeeded()
  const isAlive = () => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isAlive).toBe(true)
  await form.locator('textarea').fill('Wanneer is hij klaar?')
  await form.getByRole('button').last().press('Enter')
  await expect(form.getByRole('status')).toBeFocused()
  expect(await focused(visitor)).not.toBe('')

  await openSite(visitor, '/wachtwoord')
  await visitor.getByLabel('E-mailadres').fill('niemand@example.com')
  await visitor.getByRole('main').locator('[type=submit]').press('Enter')
  await expect(visitor.getByRole('main').getByRole('status')).toBeFocused()

  await openSite(visitor, '/nl/contact')
  const contact = visitor.getByRole('main').locator('form')
  await contact.getByLabel('Naam').fill('Gerda')
  await contact.getByLabel(/E-mail/).fill('gerda@example.com')
  await contact.locator('textarea').fill('Is mijn laptop te redden?')
  await contact.locator('[type=submit]').press('Enter')
  await expect(visitor.locator('.sent')).toBeFocused()
})

test('[Y27] a form that a command opens has the focus in its first field, a screen in its content', async ({
  api,
  backOffice: { page },
}) => {
  await prefer(page, 'nl', 'light', 1280)
  const { id } = await makePage(api, 'Snel te vinden')
  await page.goto('/cougarXr7/reviews/overzicht')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [typed, address, selector] of [
    ['Product toevoegen', '/cougarXr7/producten/toevoegen', 'main form *'],
    ['Snel te vinden', `/cougarXr7/pagina's/wijzigen/${id}`, 'main form *'],
    ['Prullenbak', '/cougarXr7/prullenbak', 'main'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Zoek een scherm/ }).fill(typed)
    await expect(page.getByRole('option').first()).toContainText(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shopAddress(address))
    await expect.poll(() => page.evaluate((of) => document.activeElement?.matches(of), selector)).toBe(true)
  }
})
