import { expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { AddressesOfDocument, ChangeJobsDocument } from '../src/generated/graphql'
import { openScreen, said } from './openScreen'
import { schema } from './schema'

const job = (id: number, customer: number, status = 'waiting') => ({
  ...{ id, version: 1, status, customer, usedParts: [], sibling: null },
  referenced: { customer: { id: customer, title: `Klant ${customer}` } },
})
/** Anna has two jobs, Bram has no address, Chris has a job that is finished. */
const jobs = [job(1, 4), job(2, 4), job(3, 5), job(4, 6, 'finished')]
const customers = [
  { id: 4, email: 'anna@example.com' },
  { id: 5, email: null },
  { id: 6, email: 'chris@example.com' },
]

const colleagues = [{ id: 1, name: 'Sophie' }]

function serve() {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    sent.push(call)
    const asked: number[] = call.variables?.customers ?? []
    const items = customers.filter(({ id }) => asked.includes(id))
    const data = { customers: { items }, changeJobs: 3, me: { id: 1 }, colleagues }
    return Response.json({ data })
  })
  return (operation: string) => sent.find(({ query }) => query.includes(operation))?.variables
}

/** The dialog for these jobs. */
async function choose(ids: number[], language: 'nl' | 'en', button: string) {
  const sent = serve()
  const data = jobs.filter(({ id }) => ids.includes(id))
  const calls = { getList: async () => ({ data, total: data.length }), getMany: async () => ({ data }) }
  openScreen('reparaties/overzicht', calls, language)
  for (const box of (await screen.findAllByRole('checkbox', { name: /(kiezen|Choose|Select) ?.*/ })).slice(
    -data.length,
  ))
    await userEvent.click(box)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return { sent, dialog: within(await screen.findByRole('dialog')) }
}

it('[K15] addresses and changes are asked as the server knows them', () => {
  for (const document of [AddressesOfDocument, ChangeJobsDocument].map(String))
    expect(validate(schema, parse(document))).toEqual([])
})

it('[K15] says before several jobs get a status who is mailed and who has no address', async () => {
  const { sent, dialog } = await choose([1, 2, 3, 4], 'nl', 'Status geven')
  expect(await dialog.findByText('2 klanten krijgen er een mail over, 3 mails bij elkaar.')).toBeTruthy()
  expect(dialog.getByText('1 klant heeft geen e-mailadres en krijgt geen mail.')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Nieuwe status'), 'finished')
  expect(dialog.getByText('1 klant krijgt er 2 mails over.')).toBeTruthy()
  expect(dialog.getByText('1 opdracht heeft deze status al en blijft zoals die is.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox'))
  expect(dialog.getByText('Er gaat geen mail uit.')).toBeTruthy()
  expect(dialog.queryByText(/e-mailadres/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: '4 opdrachten wijzigen' }))
  await waitFor(() => expect(said()).toBe('3 opdrachten zijn gewijzigd.'))
  expect(sent('ChangeJobs')).toMatchObject({ status: 'finished', holdBackNotice: true })
})

it('[K15] says so in English too, also where nobody has an address', async () => {
  const { dialog } = await choose([3], 'en', 'Set status')
  expect(await dialog.findByText('No customer gets a mail about it.')).toBeTruthy()
  expect(dialog.getByText('1 customer has no e-mail address and gets no mail.')).toBeTruthy()
})

it('[Y28] names every job that gets a status', async () => {
  const { dialog } = await choose([1, 3], 'nl', 'Status geven')
  const names = dialog.getByRole('list', { name: 'Het gaat om deze 2' })
  expect(within(names).getAllByRole('listitem')).toHaveLength(2)
})

it('[Y63] are given to those whom the server names, who may work on them', async () => {
  const { sent, dialog } = await choose([1, 3], 'nl', 'Toewijzen')
  const colleague = dialog.getByLabelText('Wie eraan werkt') as HTMLSelectElement
  await dialog.findByRole('option', { name: 'Sophie' })
  expect([...colleague.options].map(({ text }) => text)).toEqual(['Kies …', 'Sophie', 'Nog niemand'])
  await userEvent.selectOptions(colleague, 'Sophie')
  await userEvent.click(dialog.getByRole('button', { name: '2 opdrachten wijzigen' }))
  await waitFor(() => expect(sent('ChangeJobs')).toMatchObject({ assignedTo: 1 }))
})
