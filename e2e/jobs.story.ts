import type { Session } from '../scripts/house/session.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { expect, shopAddress, test } from './stories.js'

/** A repair of the demo shop's customer that no other story uses. */
async function bringIn(api: Session, description: string): Promise<number> {
  const { customers } = await api.graphql<{ customers: { items: { id: number; email: string }[] } }>(
    '{ customers(perPage: 100) { items { id email } } }',
  )
  const customer = customers.items.find(({ email }) => email === 'klant@example.com')?.id
  const { created } = await api.graphql<{ created: { id: number } }>(
    'mutation ($input: CreateStatusRepairInput!) { created: createStatusRepair(input: $input) { id } }',
    { input: { customer, status: 'waiting', description, holdBackNotice: true } },
  )
  return created.id
}

/** Subjects of mail about a job, which name its number. */
async function mailsAbout(api: Session, id: number): Promise<string[]> {
  const { statusRepair } = await api.graphql<{ statusRepair: { number: string } }>(
    'query ($id: Int!) { statusRepair(id: $id) { number } }',
    { id },
  )
  const { outgoingMails } = await api.graphql<{ outgoingMails: { items: { subject: string }[] } }>(
    '{ outgoingMails(perPage: 100, sort: { field: createdAt, order: desc }) { items { subject } } }',
  )
  return outgoingMails.items.map(({ subject }) => subject).filter((subject) => subject.includes(statusRepair.number))
}

const remove = (api: Session, id: number) =>
  api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id })

for (const isHeldBack of [false, true]) {
  const tail = isHeldBack ? 'without a mail' : 'with a mail'
  test(`[J4] [J7] [J8] [B10] a card dragged to another column changes what the customer sees, ${tail}`, async ({
    api,
    backOffice,
    visitor,
  }) => {
    const description = `Toetsenbord ${Date.now()}`
    const id = await bringIn(api, description)
    const { page } = backOffice
    await page.setViewportSize({ width: 1280, height: 900 })
    await backOffice.open('reparaties/overzicht?weergave=bord')
    await page.reload()
    const card = page.getByRole('listitem').filter({ hasText: description })
    const column = page.getByRole('region', { name: 'In behandeling', exact: true })
    const from = await card.getByText(description).boundingBox()
    const to = await column.boundingBox()
    if (!from || !to) throw new Error('The card or the column is not on the board')
    await page.mouse.move(from.x + 10, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + 100, to.y + 60, { steps: 8 })
    await page.mouse.up()
    if (isHeldBack) await backOffice.dialog().getByRole('checkbox').check()
    await backOffice.dialog().getByRole('button', { name: 'Verplaatsen' }).click()
    await expect(column.getByText(description)).toBeVisible()

    expect(await mailsAbout(api, id)).toHaveLength(isHeldBack ? 0 : 1)
    const customer = await logIn(shopAddress('/').replace(/\/$/, ''), 'klant@example.com')
    await visitor.context().addCookies(customer.browserCookies())
    await visitor.goto('/status')
    await expect(visitor.getByText(description).first()).toBeVisible()
    // The screen names every status of its line of steps; which one this job is in, the customer's own answer says.
    const { myStatuses } = await customer.graphql<{ myStatuses: { repairs: { id: number; status: string }[] } }>(
      '{ myStatuses { repairs { id status } } }',
    )
    expect(myStatuses.repairs.find((job) => job.id === id)?.status).toBe('in_treatment')
    await remove(api, id)
  })
}

test('[K3] a job of either kind is opened by its number, which stands in the address bar @every', async ({
  api,
  backOffice,
}) => {
  const id = await bringIn(api, `Toetsenbord ${Date.now()}`)
  const { job } = await api.graphql<{ job: { number: string } }>(
    'query ($id: Int!) { job: statusRepair(id: $id) { number } }',
    { id },
  )
  const { page } = backOffice
  const title = page.getByRole('heading', { level: 1 })
  // Of whichever kind the address says that it is.
  for (const section of ['reparaties', 'nieuwe-pcs']) {
    await backOffice.open(`${section}/wijzigen/${job.number}`)
    await expect(title).toContainText(`Reparatie ${job.number}`)
    await expect(page).toHaveURL(`/cougarXr7/reparaties/wijzigen/${job.number}`)
  }
  const number = page.getByRole('heading', { level: 2, name: job.number })
  await page.reload()
  await expect(number).toBeVisible()
  await backOffice.open(`reparaties/geschiedenis/${job.number}`)
  await page.getByRole('link', { name: 'Terug naar wijzigen' }).click()
  await expect(number).toBeVisible()

  await backOffice.open(`reparaties/wijzigen/${id}`)
  await expect(page).toHaveURL(`/cougarXr7/reparaties/wijzigen/${job.number}`)
  await page.getByRole('link', { name: 'Agenda', exact: true }).click()
  await expect(page).toHaveURL('/cougarXr7/agenda')
  await page.goBack()
  await expect(number).toBeVisible()
  await expect(page).toHaveURL(`/cougarXr7/reparaties/wijzigen/${job.number}`)

  await backOffice.open('nieuwe-pcs/wijzigen/01-9999')
  await backOffice.hasSaid('niet gevonden')
  await expect(page).toHaveURL('/cougarXr7/nieuwe-pcs/overzicht')
  await remove(api, id)
})

test('[J5] [J9] colleagues note something that the customer never gets, and print the job @every', async ({
  api,
  backOffice,
}) => {
  const id = await bringIn(api, `Scherm ${Date.now()}`)
  const { page } = backOffice
  // The print dialog would wait for a user.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await backOffice.open(`reparaties/wijzigen/${id}`)

  const notes = page.getByRole('region', { name: 'Interne notities' })
  await expect(notes.getByText('Alleen voor de winkel', { exact: true })).toBeVisible()
  await notes.getByLabel('Nieuwe notitie, alleen voor de winkel').fill('Hoes ontbreekt')
  await notes.getByRole('button', { name: 'Notitie toevoegen' }).click()
  await expect(notes.getByText('Hoes ontbreekt')).toBeVisible()
  const customer = await logIn(shopAddress('/').replace(/\/$/, ''), 'klant@example.com')
  const seen = await customer.graphql<{ myStatuses: { repairs: { id: number }[] } }>(
    '{ myStatuses { repairs { id description whatHasBeenDone timeline { note } } } }',
  )
  expect(seen.myStatuses.repairs.some((job) => job.id === id)).toBe(true)
  expect(JSON.stringify(seen)).not.toContain('Hoes ontbreekt')

  for (const { link, paper, text } of [
    { link: 'Innameformulier afdrukken', paper: 'sheet', text: 'Handtekening klant' },
    { link: 'Label afdrukken', paper: 'label', text: /^\d\d-\d{4}$/ },
  ]) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: link }).click()
    const print = await opened
    const printed = print.locator(`[data-paper=${paper}]`)
    await expect(printed).toBeAttached()
    await expect(printed).toBeHidden()
    await print.emulateMedia({ media: 'print' })
    await expect(printed.getByText(text)).toBeVisible()
    await print.close()
  }

  await notes.getByRole('button', { name: /^Notitie van .* verwijderen$/ }).click()
  await backOffice.dialog().getByRole('button', { name: 'Voorgoed verwijderen' }).click()
  await expect(notes.getByText('Nog geen notities.')).toBeVisible()
  await remove(api, id)
})
