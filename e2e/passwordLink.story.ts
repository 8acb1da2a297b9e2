import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

/** The address in the invitation of a new account. */
async function invite({ graphql }: Session, email: string): Promise<URL> {
  await graphql('mutation ($email: String!) { register(input: { name: "Noor", email: $email }) { id } }', { email })
  const { outgoingMails } = await graphql<{ outgoingMails: { items: { text: string }[] } }>(
    'query ($email: String!) { outgoingMails(filter: { search: $email }) { items { text } } }',
    { email },
  )
  const [address = ''] = /https?:\S*\/wachtwoord\/kiezen\S+/.exec(outgoingMails.items[0]?.text ?? '') ?? []
  return new URL(address)
}

test('[Y11] the token of a link is in no address that is asked for, in no Referer and in no log', async ({
  browser,
  demoFolder,
}) => {
  test.slow()
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  copyDemoShop(demoFolder, folder)
  const shop = await startShop({ folder, env: { LOG_LEVEL: 'trace' } })
  try {
    const session = await logIn(shop.url)
    const link = await invite(session, `noor-${Date.now()}@example.com`)
    const token = link.hash.slice(1)
    expect(token).toMatch(/^[\w-]{43}$/)
    const page = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      asked.push(`${origin}${pathname}${search} ${JSON.stringify(request.headers())}`)
    })
    await page.goto(link.href)
    await expect(page.getByLabel('Link uit de mail')).toHaveCount(0)
    await expectNoFindings(page)
    await expectToFit(page)
    // The other language is another page, where the link still works.
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
    await page.getByLabel('New password').fill('a rusty bicycle pump')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('Your password has been saved.')).toBeVisible()
    expect(page.url()).not.toContain(token)
    await page.getByRole('link', { name: 'Log in' }).last().click()
    await expect(page).toHaveURL(/login-status/)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((each) => each.includes(token))).toEqual([])
    expect(shop.log()).toContain('answered')
    expect(shop.log()).not.toContain(token)

    // A mail of before had its token in the query.
    const earlier = await invite(session, `older-${Date.now()}@example.com`)
    await page.goto(`${shop.url}/wachtwoord?token=${earlier.hash.slice(1)}&language=nl`)
    await page.getByLabel('Nieuw wachtwoord').fill('een roestige fietspomp')
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByText('Je wachtwoord is opgeslagen.')).toBeVisible()
    expect(page.url()).not.toContain(earlier.hash.slice(1))
    await page.context().close()
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
