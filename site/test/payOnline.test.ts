/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { reservationAddress } from '@shop/server/screens'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { answerPayment } from '../src/features/invoices/answerPayment'
import { deployment, layout } from './fixtures'
import { look } from './look'

const code = 'a'.repeat(22)
const checkoutUrl = 'https://www.mollie.com/checkout/tr_1'

const document = JSON.stringify({
  kind: 'invoice',
  number: 'F26-0001',
  issuedOn: '2026-11-20',
  deliveredOn: '2026-11-20',
  dueOn: '2026-12-04',
  language: 'nl',
  currency: 'EUR',
  includingVat: true,
  reference: null,
  text: null,
  credits: null,
  jobs: [],
  customer: null,
  seller: { name: 'De winkel', bankAccount: 'NL91ABNA0417164300' },
  lines: [],
  totals: { net: '100.00', vat: '21.00', total: '121.00', rates: [] },
})

interface Asked {
  status?: string | null
  state?: string
  form?: Record<string, string>
  query?: string
  language?: 'nl' | 'en'
  refusal?: object
}

/** The page of an invoice, or what came of its form. */
async function invoicePage({ status, state = 'open', form, query = '', language = 'nl', refusal }: Asked) {
  const sent: Record<string, unknown>[] = []
  const summary = {
    ...{ code, kind: 'invoice', number: 'F26-0001', language: 'nl', issuedOn: '2026-11-20', dueOn: '2026-12-04' },
    ...{ total: 121, openAmount: state === 'open' ? 121 : 0, state, isOverdue: false, canPayOnline: false },
  }
  const execute = async (asked: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = asked.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'InvoiceByCode') {
      const online = status === undefined ? null : { status }
      const rest = { paid: 0, hasUbl: false, payments: [], credits: null, creditedBy: [], paymentCode: null }
      return { data: { invoiceByCode: { summary, document, online, ...rest } } }
    }
    sent.push({ name, ...variables })
    if (refusal) return { data: null, errors: [refusal] } as unknown as ExecutionResult
    return { data: { startOnlinePayment: { checkoutUrl } } }
  }
  const answer = await render({
    url: `/${language}/${language === 'nl' ? 'factuur' : 'invoice'}/${code}${query}`,
    look,
    publicUrl: 'https://shop.example',
    deployment,
    cookies: {},
    ...(form && { form: new URLSearchParams(form).toString() }),
    requestNumber: '0123456789ab',
    execute,
  })
  return { ...answer, sent }
}

const button = 'value="121"'

describe('paying online', () => {
  it('[I12] is offered where the shop takes payments online and something is open, and nowhere else', async () => {
    expect((await invoicePage({ status: null })).body).toContain(button)
    expect((await invoicePage({})).body).not.toContain(button)
    expect((await invoicePage({ status: 'paid', state: 'paid' })).body).not.toContain(button)
  })

  it('[I12] a press leads to where one pays, without scripts and without a redirect of the form', async () => {
    const { status, headers, body, sent } = await invoicePage({ status: null, form: { pay: '121' } })
    expect(sent).toEqual([{ name: 'StartOnlinePayment', code, amount: 121 }])
    expect(status).toBe(200)
    expect(headers).toMatchObject({ refresh: `0; url=${checkoutUrl}`, 'cache-control': 'no-store' })
    expect(headers.location).toBeUndefined()
    expect(body).toContain(`href="${checkoutUrl}"`)
  })

  it('[I12] what is refused stands on the page, with the button', async () => {
    const refusal = { message: 'Er staat nu € 100 open.', extensions: { code: 'CONFLICT' } }
    const { status, headers, body } = await invoicePage({ status: null, form: { pay: '120' }, refusal })
    expect(status).toBe(409)
    expect(headers.refresh).toBeUndefined()
    expect(body).toContain('Er staat nu € 100 open.')
    expect(body).toContain(button)
  })

  it.each([
    ['open', 'Je betaling wordt verwerkt', 'Your payment is being processed'],
    ['pending', 'Je betaling wordt verwerkt', 'Your payment is being processed'],
    ['failed', 'De betaling is niet gelukt', 'The payment did not succeed'],
    ['expired', 'De betaling is verlopen', 'The payment has expired'],
    ['canceled', 'Je hebt de betaling afgebroken', 'You stopped the payment'],
  ])('[I12] who comes back from a payment that is %s is told so', async (status, inDutch, inEnglish) => {
    const query = '?online=1'
    const { body } = await invoicePage({ status, query })
    expect(body).toContain(inDutch)
    expect((await invoicePage({ status, query, language: 'en' })).body).toContain(inEnglish)
    // What is being processed is not paid twice.
    expect(body.includes(button)).toBe(status !== 'pending')
  })

  it('[I12] who comes back from what was paid is thanked; a later visit says that it is paid', async () => {
    const paid = { status: 'paid', state: 'paid' }
    expect((await invoicePage({ ...paid, query: '?online=1' })).body).toContain('Bedankt, je betaling is binnen.')
    expect((await invoicePage(paid)).body).not.toContain('Bedankt')
  })

  it('[I12] a job that is ready is paid at its own address; other forms there are not about paying', async () => {
    const asked: unknown[] = []
    const query = async (...call: unknown[]) => {
      asked.push(call)
      return { startOnlinePaymentOfJob: { checkoutUrl } }
    }
    const answer = (form: Record<string, string>) =>
      answerPayment(new URL(`https://shop.example/nl/volg/${code}`), new URLSearchParams(form), { query } as never)
    expect(await answer({ pay: '121' })).toMatchObject({ status: 200, leadsTo: checkoutUrl })
    expect(asked).toEqual([['StartOnlinePaymentOfJob', { code, amount: 121 }]])
    expect(await answer({ message: 'Is hij klaar?' })).toBeNull()
  })

  it('[I12] a reservation is paid at its own address; its form to cancel is not about paying', async () => {
    const asked: unknown[] = []
    const query = async (...call: unknown[]) => {
      asked.push(call)
      return { startOnlinePaymentOfReservation: { checkoutUrl } }
    }
    const address = new URL(`https://shop.example${reservationAddress('nl', code)}`)
    const answer = (form: Record<string, string>) =>
      answerPayment(address, new URLSearchParams(form), { query } as never)
    expect(await answer({ pay: '249' })).toMatchObject({ status: 200, leadsTo: checkoutUrl })
    expect(asked).toEqual([['StartOnlinePaymentOfReservation', { code, amount: 249 }]])
    expect(await answer({ cancel: 'yes' })).toBeNull()
  })

  it.each([
    [{ amount: 249, status: null }, 'value="249"', 'Betalen doe je bij het ophalen'],
    [{ amount: null, status: 'paid' }, 'is al betaald', 'value="249"'],
    [null, 'Betalen doe je bij het ophalen', 'value="249"'],
  ])('[I12] the page of a reservation offers it while it is not paid: %j', async (online, said, unsaid) => {
    const reservation = { state: 'waiting', confirmBefore: null, title: 'Laptop', price: 249, isMailed: true }
    const { body } = await render({
      ...{ url: reservationAddress('nl', code), look, publicUrl: 'https://shop.example', deployment, cookies: {} },
      requestNumber: '0123456789ab',
      execute: async (asked) => {
        const [definition] = asked.definitions
        const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : ''
        if (name === 'Layout')
          return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
        const collectBefore = '2099-03-02T16:00:00.000Z'
        return { data: { reservationByCode: { ...reservation, collectBefore, online } } }
      },
    })
    expect(body).toContain(said)
    if (online?.amount !== 249) expect(body).not.toContain(unsaid)
  })
})
