import type { Session } from '../scripts/house/session.mjs'
import type { BackOffice } from './BackOffice.js'
import { expect, test } from './stories.js'

/** Sets switches on their screen, and waits until the back office has begun anew. */
async function turn(backOffice: BackOffice, names: readonly string[]): Promise<void> {
  const { page } = backOffice
  await backOffice.open('winkel/onderdelen')
  for (const name of names) await page.getByLabel(name, { exact: true }).click()
  const isBegunAnew = page.waitForEvent('load')
  await backOffice.save()
  await isBegunAnew
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[W13] tips, remote help and the partner are switched off: menu, screens, addresses and links follow, and come back @every', async ({
  backOffice,
  visitor,
  api,
}) => {
  // Appointments are not switched off while some are to come, as in the demo.
  const parts = ['Tips', 'Hulp op afstand', 'Voorraad van de partner']
  const addresses = [
    '/nl/tips-en-tricks',
    '/en/tips-and-tricks',
    '/nl/hulp-op-afstand',
    '/downloads/hulp-op-afstand.cmd',
    '/login-zzp',
    '/zzp',
  ]
  const menu = backOffice.page.getByRole('navigation').first()
  const linked = async (path: string) => {
    await visitor.goto(path)
    return visitor.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  }
  await backOffice.open('dashboard')
  await expect(menu.getByRole('link', { name: 'Tips', exact: true })).toBeVisible()
  expect((await linked('/nl/contact')).join()).toContain('/nl/hulp-op-afstand')

  await turn(backOffice, parts)
  await expect(menu.getByRole('link', { name: 'Tips', exact: true })).toHaveCount(0)
  for (const address of addresses) {
    const answer = await visitor.request.get(address)
    expect([address, answer.status()]).toEqual([address, 404])
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  for (const screen of ['/nl', '/en', '/nl/contact', '/nl/nieuws']) {
    const dead = (await linked(screen)).filter((href) =>
      /\/(tips-en-tricks|tips-and-tricks|nl\/hulp-op-afstand|en\/remote-assistance|login-zzp|zzp)/.test(href),
    )
    expect([screen, dead]).toEqual([screen, []])
  }
  await backOffice.page.goto('/cougarXr7/tips/overzicht')
  await expect(backOffice.page.getByRole('link', { name: 'Tips', exact: true })).toHaveCount(0)

  await turn(backOffice, parts)
  await expect(menu.getByRole('link', { name: 'Tips', exact: true })).toBeVisible()
  for (const address of addresses.filter((each) => each !== '/zzp')) {
    expect([address, (await visitor.request.get(address)).status()]).toEqual([address, 200])
  }
  expect(await tipsOf(api)).toBeGreaterThan(0)
})

async function tipsOf(api: Session): Promise<number> {
  const { tips } = await api.graphql<{ tips: { total: number } }>('{ tips { total } }')
  return tips.total
}
