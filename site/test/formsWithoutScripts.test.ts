/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { openDays } from '../src/features/shop/shopDays'
import { deployment, layout, page } from './fixtures'
import { look } from './look'

/** A Saturday; on the Sunday after it the shop is closed. */
const today = '2026-11-21'

const toolAddress = '/downloads/tool.cmd'

type Sent = { name: string; input: Record<string, unknown> }

function visit(url: string, form?: Record<string, string>, refusal?: object) {
  const sent: Sent[] = []
  const execute = async (document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'RemoteSupport') return { data: { shop: { remoteSupportUrl: toolAddress } } }
    if (name === 'PriceFinder') {
      const service = { id: 5, language: 'nl', icon: null, priceTo: null, searchWords: null }
      const publicServices = [
        { ...service, title: 'Laadaansluiting', url: 'laadaansluiting', price: 79, deviceKinds: ['laptop', 'phone'] },
        { ...service, id: 6, title: 'Wifi', url: 'wifi', price: 97.5, deviceKinds: ['network'] },
      ]
      return { data: { publicServices, translated: [] } }
    }
    if (name === 'Page') {
      const language = variables.language as 'nl' | 'en'
      return {
        data: {
          publicPage: page({
            language,
            fullUrl: `contact-${language}`,
            pageTranslation: {
              language: language === 'nl' ? 'en' : 'nl',
              fullUrl: language === 'nl' ? 'contact-en' : 'contact-nl',
            },
          }),
        },
      }
    }
    sent.push({ name, input: variables.input as Sent['input'] })
    if (refusal) return { data: null, errors: [refusal] } as unknown as ExecutionResult
    return { data: { answer: { downloadUrl: name === 'SendRemoteAssistanceMessage' ? toolAddress : null } } }
  }
  return render({
    url,
    look,
    publicUrl: 'https://shop.example',
    deployment,
    cookies: {},
    form: form && new URLSearchParams(form).toString(),
    requestNumber: '0123456789ab',
    execute,
  }).then((answer) => ({ ...answer, sent }))
}

const message = { name: 'Jan <b>', email: 'jan@example.org', phone: '', message: 'Regel een\r\nRegel twee' }

describe('forms without scripts', () => {
  it.each([
    ['/nl/contact', '/nl/contact#formulier', 'Stuur ons een bericht'],
    ['/nl/contact?form=question', '/nl/contact?form=question#formulier', 'Stel je vraag'],
    ['/en/contact?form=appointment', '/en/contact?form=appointment#form', 'Make an appointment'],
    ['/nl/telefoon', '/nl/telefoon#formulier', 'Vertel wat er met je telefoon is'],
    ['/en/remote-assistance', '/en/remote-assistance#form', 'Ask for remote assistance'],
  ])('[S2] [F4] %s holds a form that is sent to itself', async (url, action, title) => {
    const { status, body } = await visit(url)
    expect(status).toBe(200)
    const [form = ''] = body.match(/<form[^>]*>/) ?? []
    expect(form).toContain(`action="${action}"`)
    expect(form).toContain('method="post"')
    expect(form).toMatch(/novalidate/i)
    expect(body).toMatch(new RegExp(`data-scripts="[^"]*/assets/form\\.${url.slice(1, 3)}\\.js[" ]`))
    expect(body).toContain(`>${title}</h2>`)
  })

  it.each([
    ['/nl/telefoon', '/en/phone'],
    ['/nl/hulp-op-afstand', '/en/remote-assistance'],
  ])('[S38] [S30] %s and %s are each other in the other language', async (nl, en) => {
    for (const [own, other] of [
      [nl, en],
      [en, nl],
    ] as const) {
      const { status, body } = await visit(own)
      expect(status).toBe(200)
      expect(body).toContain(`<link rel="canonical" href="https://shop.example${own}"/>`)
      expect(body).toContain(`href="https://shop.example${other}"/>`)
      expect(body).toContain(`<a href="${other}" hrefLang=`)
      expect(body).toContain('<meta name="description"')
    }
  })

  it('[Y85] the screen for phones names what the shop repairs of them, with its price', async () => {
    const { body } = await visit('/nl/telefoon')
    expect(body).toContain('href="/nl/prijswijzer/telefoon/laadaansluiting"')
    expect(body).toMatch(/vanaf.{0,40}€\s79/)
    expect(body).not.toContain('prijswijzer/netwerk/wifi')
    expect(body).not.toMatch(/gebarsten|batterij/)
  })

  it('[S38] addresses without a language lead to the Dutch screens', async () => {
    expect((await visit('/telefoon')).headers.location).toBe('/nl/telefoon')
    expect((await visit('/hulp-op-afstand')).headers.location).toBe('/nl/hulp-op-afstand')
  })

  it('[S30] the contact screen leads to its twin with the same form, and is canonical without it', async () => {
    const { body } = await visit('/nl/contact?form=question')
    expect(body).toContain('<a href="/en/contact?form=question" hrefLang="en"')
    expect(body).toContain('<link rel="canonical" href="https://shop.example/nl/contact"/>')
  })

  it('[F5] begins with what it was opened about, as text alone', async () => {
    const { body } = await visit('/nl/contact?form=question&about=%3C%2Ftextarea%3E%3Cb%3E')
    expect(body).toContain('Het gaat om: &lt;/textarea&gt;&lt;b&gt;')
  })

  it('[F1] [F3] [X54] answers with the confirmation and a copy of what was sent, which nothing keeps', async () => {
    const { status, headers, body, sent } = await visit('/nl/contact?form=question', message)
    expect([status, headers['cache-control'], headers.location]).toEqual([200, 'no-store', undefined])
    expect(sent).toEqual([{ name: 'SendContactMessage', input: { ...message, phone: null, website: null } }])
    expect(body).toContain('Het bericht is succesvol verzonden')
    expect(body).not.toContain('<form')
    const copy = [...body.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label, text]) => [label, text])
    expect(copy).toEqual([
      ['Naam', 'Jan &lt;b&gt;'],
      ['E-mailadres', 'jan@example.org'],
      ['Vraag', 'Regel een\r\nRegel twee'],
    ])
  })

  it('[X54] shows the copy to nobody who only knows the address', async () => {
    await visit('/nl/contact?form=question', message)
    for (const url of ['/nl/contact?form=question', '/nl/contact?form=question&sent=1']) {
      const { body } = await visit(url)
      expect(body).toContain('<form')
      expect(body).not.toContain('Regel een')
    }
  })

  it('[F1] [F3] gives the form back with what was typed and what is wrong, and is not cached', async () => {
    const { status, headers, body, sent } = await visit('/nl/contact', { ...message, email: 'jan' })
    expect([status, headers['cache-control']]).toEqual([422, 'no-store'])
    expect(body).toContain('value="Jan &lt;b&gt;"')
    expect(body).toContain('value="jan"')
    expect(body).toContain('Regel twee</textarea>')
    expect(body).toContain('Dit is geen geldig e-mailadres.')
    expect(body).toContain('aria-invalid="true"')
    expect(sent).toEqual([])
  })

  it.each([
    ['VALIDATION', { email: ['Onbekend domein.'] }, 422, 'Onbekend domein.'],
    ['VALIDATION', { website: ['Laat dit veld leeg.'] }, 422, 'Laat dit veld leeg.'],
    ['RATE_LIMITED', undefined, 429, 'Te veel'],
    ['INTERNAL', undefined, 500, 'fout bij ons'],
  ])('[F3] shows the refusal %s %j of the server', async (code, errors, status, text) => {
    const answer = await visit('/nl/contact', message, { message: 'Te veel', extensions: { code, errors } })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(text)
    expect(answer.body).toContain('Regel twee</textarea>')
  })

  it('[F4] takes a wish for a day that the shop is open, and no other', async () => {
    const [day = ''] = openDays(layout.shop.openingDays, today)
    const { status, body, sent } = await visit('/en/contact?form=appointment', { ...message, day, part: 'morning' })
    expect(status).toBe(200)
    expect(sent[0]?.input.message).toMatch(/^Preferred appointment: .+, morning \(09:00–12:00\)\n\nRegel een/)
    expect(body).toMatch(/<dt>Part of the day<\/dt><dd>Morning 09:00–12:00<\/dd>/)
    for (const wrong of [
      { day: today, part: 'morning' },
      { day: 'nonsense', part: 'morning' },
      { day, part: 'night' },
      { day: '', part: '' },
    ]) {
      expect((await visit('/en/contact?form=appointment', { ...message, ...wrong })).status).toBe(422)
    }
  })

  it('[F8] hands out the tool once the form for remote assistance was sent, and not before', async () => {
    for (const url of ['/nl/hulp-op-afstand', '/nl/hulp-op-afstand?sent=1']) {
      expect((await visit(url)).body).not.toContain(toolAddress)
    }
    const { message: descriptionProblem, ...own } = message
    const { body } = await visit('/nl/hulp-op-afstand', { ...own, descriptionProblem })
    expect(body).toContain(`href="${toolAddress}" download=""`)
    // It is for Windows: on anything else one calls.
    expect(body).toContain('href="tel:+31855550123"')
    expect(body).toContain('Je gegevens zijn succesvol verzonden')
  })

  it('[F4] [S2] [W5] a page with days to choose from is stale when the hours of the shop change', async () => {
    const { expiresAt } = await visit('/nl/contact')
    expect(expiresAt).toBe(Date.parse(layout.shop.hoursHoldUntil))
  })
})
