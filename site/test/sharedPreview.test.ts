/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { previewLinkAddress } from '@shop/server/screens'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { deployment, layout, newsTeaser } from './fixtures'
import { look } from './look'

const code = 'a'.repeat(22)
const tip = {
  ...{ id: 3, title: 'Maak een back-up', url: 'maak-een-back-up', language: 'nl', subtitle: null, intro: null },
  ...{ text: '<p>Elke week.</p>', image: null, translation: null },
  ...{ createdAt: newsTeaser.createdAt, updatedAt: newsTeaser.createdAt },
}
const shown = {
  ...{ language: 'nl', expiresAt: '2031-03-03T08:00:00.000Z', version: 'v1', versionAt: '2031-02-26T10:05:00.000Z' },
  ...{ publicAddress: null, missing: [] as string[], agreement: null as object | null },
  ...{ page: null, newsItem: null, tip: tip as object | null, product: null },
}

interface Asked {
  preview?: Partial<typeof shown> | { publicAddress: string }
  form?: Record<string, string>
  query?: string
  language?: 'nl' | 'en'
  refusal?: object
  isDead?: boolean
}

/** The screen of a preview, or what came of its form. */
async function previewPage({ preview = {}, form, query = '', language = 'nl', refusal, isDead }: Asked = {}) {
  const sent: object[] = []
  const refused = (error: object) => ({ data: null, errors: [error] }) as unknown as ExecutionResult
  const execute = async (asked: DocumentNode, variables: object = {}): Promise<ExecutionResult> => {
    const [definition] = asked.definitions
    const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'SharedPreview') {
      if (isDead) return refused({ message: 'Weg', extensions: { code: 'NOT_FOUND' } })
      return { data: { previewByCode: { ...shown, ...preview } } }
    }
    sent.push({ name, ...variables })
    return refusal ? refused(refusal) : { data: { answerPreview: true } }
  }
  const page = await render({
    url: `${previewLinkAddress(language, code)}${query}`,
    publicUrl: 'https://shop.example',
    look,
    deployment,
    cookies: {},
    requestNumber: '',
    ...(form && { form: new URLSearchParams(form).toString() }),
    execute,
  })
  // React parts texts by comments.
  return { ...page, body: page.body.replaceAll('<!-- -->', ''), sent }
}

describe('a preview for who has no account', () => {
  it('[L6] stands on the screen of its record, says until when, and tells search engines nothing', async () => {
    const { status, body } = await previewPage()
    expect(status).toBe(200)
    expect(body).toContain('<h1')
    expect(body).toContain('Maak een back-up')
    expect(body).toMatch(/Nog niet gepubliceerd, geldig tot/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toMatch(/rel="canonical"|ld\+json|hrefLang="en" href/)
    expect(body).toContain(`action="/nl/voorbeeld/${code}#answer"`)
    expect(body).toContain('name="version" value="v1"')
  })

  it('[L6] leads to where all see it once it is public, and to its own language', async () => {
    const published = await previewPage({ preview: { publicAddress: '/nl/tips-en-tricks/maak-een-back-up' } })
    expect([published.status, published.headers.location]).toEqual([302, '/nl/tips-en-tricks/maak-een-back-up'])
    const other = await previewPage({ language: 'en' })
    expect([other.status, other.headers.location]).toEqual([302, `/nl/voorbeeld/${code}`])
  })

  it('[L6] says of a code that opens nothing that it does, with 404', async () => {
    const { status, body } = await previewPage({ isDead: true })
    expect(status).toBe(404)
    expect(body).toContain('Deze link werkt niet (meer)')
    expect(body).not.toContain('name="remark"')
  })

  it('[L6] sends a remark and an agreement with the version that was read, and says thanks', async () => {
    const form = { version: 'v1', remark: 'Groter graag', name: 'Fatima' }
    const remarked = await previewPage({ form: { ...form, answer: 'remark' } })
    expect(remarked.sent).toEqual([
      {
        name: 'AnswerPreview',
        code,
        input: { name: 'Fatima', remark: 'Groter graag', version: 'v1', isAgreement: false },
      },
    ])
    expect([remarked.status, remarked.headers.location]).toEqual([303, `/nl/voorbeeld/${code}?sent=remark#answer`])
    const agreed = await previewPage({ form: { ...form, answer: 'agreement' } })
    expect(agreed.sent).toMatchObject([{ input: { isAgreement: true } }])
    const agreement = { name: 'Fatima', versionAt: shown.versionAt, isCurrent: true }
    const thanks = await previewPage({ query: '?sent=agreement', preview: { agreement } })
    expect(thanks.body).toContain('Dank je wel, Fatima. Je bent akkoord met de versie van')
    expect((await previewPage({ query: '?sent=remark' })).body).toContain('je opmerking is verstuurd')
  })

  it('[L6] keeps what was typed when it is refused, in place; one that changed meanwhile is to be read again', async () => {
    const form = { version: 'v1', remark: 'Bewaar mij', name: '', answer: 'agreement' }
    const fault = { message: 'Fout', extensions: { code: 'VALIDATION', errors: { name: ['Vul je naam in.'] } } }
    const refused = await previewPage({ form, refusal: fault })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatch(/Bewaar mij<\/textarea>/)
    expect(refused.body).toContain('Vul je naam in.')
    const changed = { message: 'Intussen veranderd.', extensions: { code: 'CONFLICT' } }
    const stale = await previewPage({ form, refusal: changed, preview: { version: 'v2' } })
    expect(stale.status).toBe(409)
    expect(stale.body).toContain('Intussen veranderd.')
    expect(stale.body).toContain('name="version" value="v2"')
  })

  it('[L6] says that an agreement counts no more, what is missing, and that there is too little to show', async () => {
    const agreement = { name: 'Fatima', versionAt: shown.versionAt, isCurrent: false }
    const stale = await previewPage({ preview: { agreement, missing: ['Titel'] } })
    expect(stale.body).toContain('dat akkoord geldt niet meer')
    expect(stale.body).toContain('Dit is nog niet ingevuld: Titel.')
    const empty = await previewPage({ preview: { tip: null, missing: ['Titel', 'Prijs'] } })
    expect(empty.body).toContain('Er valt nog niets te zien')
    expect(empty.body).toContain('Titel en Prijs')
  })
})
