import { expect, test } from './stories.js'

test.describe('a first visit', () => {
  test.beforeEach(async ({ context }) => {
    await context.clearCookies()
  })

  test('[F15] [F18] asks for consent, stores the choice for a month and asks no more', async ({ page, context }) => {
    await page.goto('/nl')
    await page.getByText('Wat houdt dat in?').click()
    await expect(page.getByRole('checkbox', { name: /Noodzakelijk/ })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: /Statistiek/ })).not.toBeChecked()
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
    await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await expect(page.getByRole('heading', { name: 'Mag er iets extra’s?' })).toBeHidden()
    const [cookie] = await context.cookies()
    expect(cookie?.name).toBe('consent')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThanOrEqual(30)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cookie-instellingen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mag er iets extra’s?' })).toBeHidden()
  })

  test('[X82] on a phone it is low, and covers none of the buttons of home', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/nl')
    const bar = page.getByRole('region', { name: 'Mag er iets extra’s?' })
    const [none, all] = await Promise.all(
      ['Alleen noodzakelijk', 'Alles toestaan'].map((name) => bar.getByRole('button', { name }).boundingBox()),
    )
    expect((await bar.boundingBox())?.height).toBeLessThan(130)
    expect(none?.y).toBe(all?.y)
    expect(Math.abs((none?.width ?? 0) - (all?.width ?? 0))).toBeLessThan(2)
    const top = (await bar.boundingBox())?.y ?? 0
    for (const name of ['Maak een afspraak', 'Volg je reparatie']) {
      const button = await page.locator('.hero').getByRole('link', { name }).boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top)
    }
    await bar.getByText('Wat houdt dat in?').click()
    await expect(bar.getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
  })

  test('[X69] it never stands over a form to log in', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 640 })
    await page.goto('/login-status')
    const bar = page.getByRole('region', { name: 'Mag er iets extra’s?' })
    await expect(bar).toBeAttached()
    const [form, shown] = [await page.locator('form').last().boundingBox(), await bar.boundingBox()]
    expect(shown?.y ?? 0).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0))
  })

  test('[F16] [S31] a change takes effect with a full reload, and only then pages are counted', async ({
    page,
    api,
  }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('countPageView')) counted.push(request.postDataJSON().variables.path)
    })
    await page.goto('/en')
    await page.getByRole('button', { name: 'Necessary only' }).click()
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await page.getByRole('checkbox', { name: /Statistic/ }).check()
    expect(counted).toEqual([])
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save my choice' }).click()])
    await expect.poll(() => counted).toEqual(['/en'])
    await expect
      .poll(async () => {
        const answer = (await api.graphql('{ pageViews { perPath { path views } } }')) as {
          pageViews: { perPath: { path: string }[] }
        }
        return answer.pageViews.perPath.map(({ path }) => path)
      })
      .toContain('/en')
  })

  test('[S31] the settings are opened and left with the keyboard', async ({ page }) => {
    await page.goto('/nl')
    await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await page.getByRole('button', { name: 'Cookie-instellingen' }).press('Enter')
    await expect(page.getByRole('checkbox', { name: /Statistiek/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mag er iets extra’s?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: /Statistiek/ })).toBeHidden()
  })
})
