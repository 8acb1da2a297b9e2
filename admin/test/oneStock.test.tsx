import { describe, expect, it, jest } from '@jest/globals'
import { onlineManager } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { UseAnyway } from '../src/features/jobs/lines/UseAnyway'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { openScreen } from './openScreen'
import { catalogue } from './shopFixture'

type Saved = (values: object) => void

function RefusedForm({ of, onSave }: { of: 'product' | 'stockProduct'; onSave: Saved }) {
  const form = useForm({ defaultValues: { lines: [{ [of]: 4 }] } as object })
  useEffect(() => {
    form.setError(`lines.0.${of}` as never, { type: 'server', message: 'Zoveel zijn er niet.' })
  }, [form, of])
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((values) => onSave(values))}>
        <UseAnyway path="lines.0" />
        <UseAnyway path="lines.1" />
      </form>
    </FormProvider>
  )
}

describe('a line of a job that was refused for its stock', () => {
  it.each(['product', 'stockProduct'] as const)('[Y67] is used all the same in one press: %s', async (of) => {
    const onSave = jest.fn<Saved>()
    render(
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, 'nl')}>
        <RefusedForm of={of} onSave={onSave} />
      </CoreAdminContext>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Zoveel zijn er niet. Ligt het er wel?')
    await userEvent.click(screen.getByRole('button', { name: 'Toch gebruiken' }))
    expect(onSave).toHaveBeenCalledWith({ lines: [{ [of]: 4 }], isAboveStock: true })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

const move = { id: 1, at: '2026-11-02T10:00:00.000Z', delta: -2, stock: 3, userName: 'Piet', reason: 'job' }
const sold = { ...move, id: 2, delta: -1, stock: 2, userName: null, reason: 'sale', about: null }

describe('the ledger under a form', () => {
  it.each([
    ['producten/wijzigen/5', 'productMovements'],
    ['zzp-producten/wijzigen/5', 'stockMovements'],
  ])('[Y67] says what moved, why and by whom, and more on request: %s', async (address, asked) => {
    const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const { query = '', variables } = JSON.parse(String(init?.body ?? '{}'))
      if (!query.includes(asked)) return Response.json({ data: {} })
      const page =
        variables.page === 1
          ? Array.from({ length: 10 }, (_, id) => ({ ...sold, id: id + 2 }))
          : [{ ...move, about: '26-0142' }]
      return Response.json({ data: { ledger: { total: 11, items: page } } })
    })
    const record = {
      id: 5,
      version: 1,
      title: 'Kabel',
      price: 5,
      stock: 2,
      language: 'nl',
      referenced: {},
      sibling: null,
    }
    openScreen(address, { getOne: async () => ({ data: record }) })
    const ledger = await screen.findByRole('region', { name: 'Voorraadverloop' }, { timeout: 4000 })
    await screen.findAllByText('Verkocht')
    expect(ledger.textContent).toContain('Bezoeker of programma2 over')
    expect(ledger.textContent).not.toContain('26-0142')
    await userEvent.click(screen.getByRole('button', { name: 'Eerdere wijzigingen' }))
    expect(await screen.findByText(/Gebruikt voor opdracht 26-0142/)).toBeTruthy()
    expect(ledger.textContent).toContain('Piet3 over')
    expect(ask).toHaveBeenCalled()
  })
})

const item = { version: 3, stock: 1, minimumStock: 4, onOrder: 1, supplier: 'Noord', sku: 'K-1', purchasePrice: 7.25 }

describe('what is to be ordered', () => {
  function open(products: object[], parts: object[]) {
    const sent: Record<string, unknown>[] = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const { query = '', variables } = JSON.parse(String(init?.body ?? '{}'))
      if (query.includes('mutation OrderP')) {
        sent.push(variables)
        return Response.json({ data: { updated: { id: 1 } } })
      }
      const items = sent.length > 0 ? [] : query.includes('ProductsToOrder') ? products : parts
      return Response.json({ data: { list: { total: items.length, items } } })
    })
    openScreen('bij-te-bestellen')
    return sent
  }

  it('[Y67] stands by supplier with what is short, and is put on order in one press', async () => {
    const sent = open(
      [{ ...item, id: 1, title: 'Kabel' }],
      [{ ...item, id: 2, title: 'Accu', supplier: null, onOrder: null, sku: null, purchasePrice: null }],
    )
    const noord = await screen.findByRole('region', { name: 'Noord' }, { timeout: 4000 })
    expect(noord.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'NoordKabel1 van minimaal 4 · 1 in bestelling · K-1 · € 7,252 besteld',
    )
    expect(screen.getByRole('region', { name: 'Zonder leverancier' }).textContent).toContain(
      'Accu1 van minimaal 43 besteld',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Kabel: 2 besteld' }))
    expect(await screen.findByText('Er is van alles genoeg')).toBeTruthy()
    expect(sent).toEqual([{ id: 1, version: 3, onOrder: 3 }])
  })

  it('[Y67] without a line it is said at once that nothing was ordered, and it can be pressed again', async () => {
    const sent = open([{ ...item, id: 1, title: 'Kabel' }], [])
    const button = await screen.findByRole('button', { name: 'Kabel: 2 besteld' }, { timeout: 4000 })
    onlineManager.setOnline(false)
    jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    await userEvent.click(button)
    expect(await screen.findByText(/Controleer je internetverbinding/)).toBeTruthy()
    onlineManager.setOnline(true)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
    expect(sent).toEqual([])
  })
})

describe('a form for something new', () => {
  it.each(['producten', 'zzp-producten'])('[I10] begins with the barcode that was scanned: %s', async (section) => {
    openScreen(`${section}/toevoegen?streepjescode=4006381333931`)
    expect(((await screen.findByLabelText(/^gtin/, {}, { timeout: 4000 })) as HTMLInputElement).value).toBe(
      '4006381333931',
    )
  })
})
