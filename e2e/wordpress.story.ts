import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { siteExport } from '../server/test/features/imports/siteExport.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

/** The old site, of which the pictures are still there. */
async function startOldSite() {
  const picture = await sharp({ create: { width: 640, height: 420, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
  const server = createServer(({ url = '' }, answer) => {
    if (/(werkplaats-scaled|moederbord)\.png$/.test(url)) answer.end(picture)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

for (const [width, suffix] of [
  [1280, ' een'],
  [375, ' twee'],
] as const) {
  test(`[L10] a site of WordPress comes in by at most six presses, old addresses lead on, and it goes again (${width} px)`, async ({
    backOffice,
  }) => {
    test.setTimeout(300_000)
    const { page } = backOffice
    await page.setViewportSize({ width, height: 800 })
    const old = await startOldSite()
    let presses = 0
    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      presses++
      await page.getByRole(role, { name }).first().click()
    }

    await backOffice.open('')
    if (width < 600) await press('Menu')
    await press('Importeren', 'link')
    const chooser = page.waitForEvent('filechooser')
    await press(/^Kies een bestand/)
    presses++
    await (await chooser).setFiles([
      { name: 'computerhuis.xml', mimeType: 'text/xml', buffer: Buffer.from(siteExport(old.site, suffix)) },
    ])
    await expect(page.getByText('Weggelaten shortcodes: [contact-form-7].')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('Weggelaten blokken: latest-posts.')).toBeVisible()
    await expect(page.getByText('Had een wachtwoord, en wordt een concept.')).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await press(/^Importeer \d+ rijen$/)
    expect(presses).toBeLessThanOrEqual(6)
    await expect(page.getByRole('status').filter({ hasText: /^Geïmporteerd$/ })).toBeVisible({ timeout: 200_000 })
    await expect(page.getByText(/^Foto weg\.png komt niet mee/)).toBeVisible()
    await expectToFit(page)

    // A visitor with an old link.
    const origin = new URL(page.url()).origin
    const leadsTo = async () => (await page.request.get(`${origin}/?p=21`, { maxRedirects: 0 })).headers().location
    expect(await leadsTo()).toContain('/nl/nieuws/nieuw-moederbord')
    const story = await page.context().newPage()
    await story.goto(`${origin}/2019/05/trage-laptop${encodeURIComponent(suffix)}`)
    await expect(story.getByRole('heading', { name: `Trage laptop & stof${suffix}`, level: 1 })).toBeVisible()
    await expect(story.getByAltText('Onze werkplaats')).toBeVisible()
    await expectToFit(story)
    await story.close()

    await page.getByRole('button', { name: 'Maak alles ongedaan' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Ongedaan gemaakt$/ })).toBeVisible({ timeout: 200_000 })
    expect(await leadsTo()).not.toContain('moederbord')
    old.server.close()
  })
}
