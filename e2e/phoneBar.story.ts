import { expectNoFindings } from './expectNoFindings.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test.describe('the bar at the bottom of a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('[V6] [X88] calls, writes and makes an appointment, and says whether the shop is open', async ({ visitor }) => {
    await visitor.setViewportSize({ width: 375, height: 812 })
    await openSite(visitor, '/nl')
    const bar = visitor.getByRole('complementary', { name: 'Snel contact' })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(/open/i)
    await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', /^tel:\+31/)
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectNoFindings(visitor)
    await bar.getByRole('link', { name: 'Afspraak' }).click()
    await expect(visitor.getByRole('dialog', { name: 'Maak een afspraak' })).toBeVisible()
  })

  test('[V6] covers neither the end of the page nor the question for consent, and hides while one types', async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 375, height: 812 })
    await visitor.context().clearCookies()
    await openSite(visitor, '/nl/contact')
    const bar = visitor.getByRole('complementary', { name: 'Snel contact' })
    const consent = visitor.getByRole('region', { name: 'Mag er iets extra’s?' })
    const [asked, shown] = [await consent.boundingBox(), await bar.boundingBox()]
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + 1)
    await consent.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = visitor.getByRole('button', { name: 'Cookie-instellingen' })
    const end = await last.boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await visitor.getByLabel('Naam').focus()
    await expect(bar).toBeHidden()
    await visitor.getByLabel('Naam').blur()
    await expect(bar).toBeVisible()
  })

  test('[V6] is not there on a wider screen', async ({ visitor }) => {
    await visitor.setViewportSize({ width: 768, height: 900 })
    await openSite(visitor, '/nl')
    await expect(visitor.locator('.phone-bar')).toBeHidden()
    await expect(visitor.locator('.top-bar .open-now')).toBeVisible()
  })
})
