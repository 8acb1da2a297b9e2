import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'
import './registered'

afterEach(() => {
  jest.restoreAllMocks()
})

const place = { entity: 'tip', id: 5, title: 'Actie', language: 'nl', field: 'text' }
const dead = { path: '/nl/weg', foundAt: '2030-01-01T03:00:00.000Z', places: [place] }
const asked = { path: '/nl/oud', count: 3, lastAt: '2030-01-01T12:00:00.000Z' }
const moved = { from: '/nl/nieuws/oud', to: '/nl/nieuws/nieuw', entity: 'news', id: 2, title: 'Nieuw' }

describe('[L12] the screen of redirects', () => {
  let answers: Record<string, unknown>
  let written: Record<string, unknown>[]

  beforeEach(() => {
    written = []
    answers = {
      deadLinks: { total: 1, items: [dead] },
      notFoundAddresses: [asked],
      movedAddresses: { total: 1, items: [moved] },
    }
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const { query = '', variables = {} } = JSON.parse(String(init?.body ?? '{}'))
      if (!query.includes('mutation')) {
        const asked = Object.entries(answers).filter(([name]) => query.includes(name))
        if (asked.some(([, answer]) => answer === undefined))
          return Response.json({ errors: [{ message: 'down' }] }, { status: 500 })
        return Response.json({ data: { linkTargets: [], ...Object.fromEntries(asked) } })
      }
      written.push(variables)
      if (query.includes('createSiteRedirect') && variables.target === '/nl/weg')
        return Response.json({ errors: [{ message: 'Dit adres leidt naar zichzelf.' }] })
      return Response.json({
        data: { createSiteRedirect: { id: 1 }, updateLinks: { updated: 2, failed: [{ title: 'Kerst' }] } },
      })
    })
  })

  const item = async (path: string) => within((await screen.findByText(path)).closest('li') as HTMLElement)

  it('lists what visitors did not find by count, dead links with their places, and what leads on by itself', async () => {
    openScreen('verwijzingen')
    await screen.findByText(/3 keer, laatst/)
    const link = (await item('/nl/weg')).getByRole('link', { name: /Actie/ })
    expect(link.getAttribute('href')).toContain('/tips/wijzigen/5')
    expect(screen.getByRole('link', { name: 'Nieuw' }).closest('li')?.textContent).toContain('/nl/nieuws/oud → ')
  })

  it('makes a redirect of what was not found', async () => {
    openScreen('verwijzingen')
    const part = await item('/nl/oud')
    await userEvent.click(part.getByRole('button', { name: 'Maak verwijzing…' }))
    const make = part.getByRole('button', { name: 'Maak verwijzing' }) as HTMLButtonElement
    expect(make.disabled).toBe(true)
    expect(part.queryByRole('button', { name: 'Links bijwerken' })).toBeNull()
    await userEvent.type(part.getByRole('combobox'), ' /nl/contact ')
    await userEvent.click(make)
    expect(written).toEqual([{ path: '/nl/oud', target: '/nl/contact' }])
    expect(said()).toContain('/nl/oud gaat naar /nl/contact.')
  })

  it('has texts lead elsewhere, and names those that could not', async () => {
    openScreen('verwijzingen')
    const part = await item('/nl/weg')
    await userEvent.click(part.getByRole('button', { name: 'Maak verwijzing…' }))
    await userEvent.type(part.getByRole('combobox'), '/nl/diensten')
    await userEvent.click(part.getByRole('button', { name: 'Links bijwerken' }))
    expect(written).toEqual([{ from: '/nl/weg', to: '/nl/diensten' }])
    expect(said()).toContain('2 teksten bijgewerkt. Niet gelukt: Kerst.')
  })

  it('keeps what was typed when it is refused, and says why', async () => {
    openScreen('verwijzingen')
    const part = await item('/nl/weg')
    await userEvent.click(part.getByRole('button', { name: 'Maak verwijzing…' }))
    await userEvent.type(part.getByRole('combobox'), '/nl/weg')
    await userEvent.click(part.getByRole('button', { name: 'Maak verwijzing' }))
    expect(said()).toContain('Dit adres leidt naar zichzelf.')
    expect((part.getByRole('combobox') as HTMLInputElement).value).toBe('/nl/weg')
  })

  it('says where there is nothing, and what could not be read', async () => {
    answers = {
      deadLinks: { total: 0, items: [] },
      notFoundAddresses: undefined,
      movedAddresses: { total: 0, items: [] },
    }
    openScreen('verwijzingen')
    await screen.findByText('Geen. Elke nacht wordt er gezocht.')
    await screen.findByRole('button', { name: /opnieuw/i })
  })
})
