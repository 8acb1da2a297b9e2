import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const concept = {
  ...{ id: 5, title: 'Opruimen', price: 10, stock: 1, language: 'nl', version: 3, referenced: {}, sibling: null },
  ...{ visible: false, visibleFrom: null, visibleUntil: null, state: 'concept' },
}
const address = `https://shop.example/nl/voorbeeld/${'a'.repeat(22)}`
const answer = {
  ...{ id: 7, entity: 'product', record: 5, isNew: false, title: 'Opruimen', userName: 'Fatima', isAgreement: true },
  ...{ remark: null, at: '2026-11-28T09:00:00.000Z', versionAt: '2026-11-28T08:00:00.000Z', isCurrent: false },
  settledAt: null as string | null,
}

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
})

const writeText = jest.fn(async (_text: string) => undefined)
Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

/** Opens the form with a server that knows of the link. */
function openTip(refusal?: string) {
  const asked: { name: string; variables: object }[] = []
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    const { query = '', variables = {} } = JSON.parse(String(init?.body ?? '{}'))
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    asked.push({ name, variables })
    const errors = name === 'MakePreviewLink' && refusal && [{ message: refusal, extensions: { code: 'CONFLICT' } }]
    const data = {
      makePreviewLink: { address, expiresAt: '2026-12-05T08:00:00.000Z' },
      recordPreview: { link: null, answers: [answer] },
      revokePreviewLink: true,
      settlePreviewAnswer: true,
    }
    return Response.json(errors ? { data: null, errors } : { data })
  }) as typeof globalThis.fetch
  openScreen('producten/wijzigen/5', { getOne: async () => ({ data: concept }) })
  return asked
}

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Voorbeeldlink' }))
  return within(await screen.findByRole('dialog', { name: 'Voorbeeldlink' }))
}

describe('the link to a preview', () => {
  it('[L6] is made and copied by one press, with its code and until when, and revoked by another', async () => {
    const asked = openTip()
    const dialog = await open()
    expect(await dialog.findByText(address)).toBeTruthy()
    expect(dialog.getByText(/Geldig tot/)).toBeTruthy()
    expect(dialog.getByRole('img', { name: 'QR-code van de link' })).toBeTruthy()
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address))
    expect(await dialog.findByText('De link is gekopieerd.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Mailen' }).getAttribute('href')).toContain(encodeURIComponent(address))
    expect(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(encodeURIComponent(address))
    await userEvent.click(dialog.getByRole('button', { name: 'Trek in' }))
    expect(await dialog.findByText(/Er is geen link/)).toBeTruthy()
    expect(asked.map(({ name }) => name)).toContain('RevokePreviewLink')
    expect(dialog.queryByText(address)).toBeNull()
  })

  it('[L6] shows what was said with the version that it is about, and ticks it off', async () => {
    const asked = openTip()
    const dialog = await open()
    expect(await dialog.findByText(/Akkoord van Fatima met de versie van/)).toBeTruthy()
    expect(await dialog.findByText(/daarna veranderd/i)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Vink af' }))
    await waitFor(() => expect(asked.find(({ name }) => name === 'SettlePreviewAnswer')?.variables).toEqual({ id: 7 }))
  })

  it('[L6] says why there is none', async () => {
    openTip('Bezoekers zien dit al zoals het is.')
    const dialog = await open()
    expect(await dialog.findByText('Bezoekers zien dit al zoals het is.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Trek in' })).toBeNull()
  })
})
