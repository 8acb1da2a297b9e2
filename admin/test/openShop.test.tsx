import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'

const page = {
  entity: 'page',
  id: 4,
  title: 'Over ons',
  language: 'nl',
  state: 'untouched',
  isVisible: false,
  marks: [
    { kind: 'placeholder', text: 'Vertel hier wie jullie zijn.' },
    { kind: 'promise', text: 'Je hebt garantie.' },
  ],
}
const other = { ...page, id: 5, title: 'About us', language: 'en', marks: [] }
const read = { ...page, id: 6, title: 'Contact', state: 'read', isVisible: true, marks: [] }

/** A server whose shop opens and closes, and whose examples can be read. */
function serve(first: { isOpen: boolean; missing?: string[] }) {
  const opening = { missing: [] as string[], examples: [page, other, read], ...first }
  const calls: { name: string; variables: unknown }[] = []
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}')) as { query?: string; variables?: unknown }
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    calls.push({ name, variables })
    if (name === 'OpenShop' || name === 'CloseShop') opening.isOpen = name === 'OpenShop'
    const data = {
      ShopOpening: { shopOpening: opening },
      JudgeExamples: { judgeExamples: 2 },
      OpenShop: { openShop: true },
      CloseShop: { closeShop: false },
    }[name]
    return new Response(JSON.stringify({ data: data ?? {} }), { headers: { 'content-type': 'application/json' } })
  })
  return calls
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('opening the shop', () => {
  it('[L8] lists the examples with what nobody has confirmed, and says of many at once that they are right', async () => {
    const calls = serve({ isOpen: false })
    openScreen('openen')
    const row = (await screen.findByRole('checkbox', { name: 'Over ons' })).closest('li') as HTMLElement
    expect(row.textContent).toContain('NL · Voorbeeld · Concept')
    expect(row.textContent).toContain('Nog invullen: Vertel hier wie jullie zijn.')
    expect(row.textContent).toContain('Belofte: Je hebt garantie.')
    expect(within(row).getByRole('link').getAttribute('href')).toContain("pagina's/wijzigen/4")
    expect(screen.getByRole('button', { name: 'Gelezen, klopt (0)' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Alles aanvinken' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contact' }))
    await userEvent.click(screen.getByRole('button', { name: 'Gelezen, klopt (2)' }))
    await waitFor(() => expect(said()).toContain('Bijgewerkt: 2.'))
    expect(calls.find(({ name }) => name === 'JudgeExamples')?.variables).toEqual({
      examples: [
        { entity: 'page', id: 4 },
        { entity: 'page', id: 5 },
      ],
      verdict: 'right',
    })
  })

  it('[L8] names what is not filled in, opens after a second press, and closes again', async () => {
    const calls = serve({ isOpen: false, missing: ['phone', 'opening_hours'] })
    openScreen('openen')
    const missing = await screen.findByRole('link', { name: 'Openingstijden' })
    expect(missing.getAttribute('href')).toContain('openingstijden')
    await userEvent.click(screen.getByRole('button', { name: 'Open de winkel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Open de winkel' })
    expect(dialog.textContent).toContain('Niet gelezen voorbeelden blijven verborgen: 2.')
    expect(calls.map(({ name }) => name)).not.toContain('OpenShop')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open de winkel' }))
    await waitFor(() => expect(said()).toContain('De winkel is open.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Sluit de winkel' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Sluit de winkel' })).getByRole('button', {
        name: 'Sluit de winkel',
      }),
    )
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('CloseShop'))
  })
})
