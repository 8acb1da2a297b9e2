import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewLinksFeature } from '../../../src/features/previewLinks/feature.js'
import { PreviewAnswer } from '../../../src/features/previewLinks/PreviewAnswer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { PreviewLink } from '../../../src/kernel/publication/PreviewLink.js'
import { followMoments } from '../../../src/kernel/publication/publicationRound.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Link {
  address: string
  expiresAt: string
  madeBy: string | null
}

interface Shown {
  language: string
  version: string
  publicAddress: string | null
  missing: string[]
  agreement: { name: string; isCurrent: boolean } | null
  page: Record<string, unknown> | null
  tip: Record<string, unknown> | null
  product: Record<string, unknown> | null
}

interface Answer {
  id: number
  record: number
  title: string
  userName: string | null
  remark: string | null
  isAgreement: boolean
  isCurrent: boolean
  settledAt: string | null
}

const day = 24 * 60 * 60_000
const nothing = 'A'.repeat(22)
const codeIn = ({ address }: Link) => address.split('/').at(-1) ?? ''
const shownFields = `language version publicAddress missing agreement { name isCurrent }
  page { title blocks { __typename } } tip { title intro } product { title brand }`
const answerFields = 'id record title userName remark isAgreement isCurrent settledAt'

describe.each(bothDatabases)('previews for who has no account, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const keep = (input: object, record: number | null = null) =>
    shop.read<{ record: number; version: number }>(
      'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record version } }',
      { input, record },
    )
  const asked = (entity: string, record: number) =>
    shop.ask<Link>(`mutation { makePreviewLink(entity: ${entity}, record: ${record}) { address expiresAt madeBy } }`)
  const made = async (entity: string, record: number): Promise<string> => {
    const { data, code, message } = await asked(entity, record)
    if (!data) throw new Error(`${code} ${message}`)
    return codeIn(data)
  }
  const read = async (code: string) => {
    const { data, errors } = await shop.graphql<{ previewByCode: Shown }>(
      `query ($code: String!) { previewByCode(code: $code) { ${shownFields} } }`,
      { code },
    )
    return { shown: data?.previewByCode ?? null, refusal: errors?.[0]?.extensions.code, message: errors?.[0]?.message }
  }
  const shownBy = async (code: string): Promise<Shown> => {
    const { shown, refusal } = await read(code)
    if (!shown) throw new Error(refusal)
    return shown
  }
  const say = async (code: string, said: object) => {
    const { data, errors } = await shop.graphql<{ answerPreview: boolean }>(
      'mutation ($code: String!, $input: PreviewAnswerInput!) { answerPreview(code: $code, input: $input) }',
      { code, input: { name: '', remark: '', isAgreement: false, version: '', ...said } },
    )
    const [error] = errors ?? []
    return error ? { code: error.extensions.code, fields: error.extensions.errors } : data?.answerPreview
  }
  const agree = async (code: string, name: string) =>
    say(code, { name, isAgreement: true, version: (await shownBy(code)).version })
  const previewOf = (entity: string, record: number) =>
    shop.read<{ link: Link | null; answers: Answer[] }>(
      `{ recordPreview(entity: ${entity}, record: ${record}) { link { address } answers { ${answerFields} } } }`,
    )
  const call = (operation: string) => shop.read<unknown>(`mutation { ${operation} }`)
  const changed = (statement: string, values: unknown[]) =>
    shop.services.database.write((manager) => manager.query(statement, values))
  const tip = async (title: string) => {
    const { id } = await shop.create('Tip', { language: 'nl', title, intro: 'Zo was het.' })
    await keep({ tip: { intro: 'Zo wordt het.' } }, id)
    return { id, code: await made('tip', id) }
  }
  const dead = {
    shown: null,
    refusal: 'NOT_FOUND',
    message: 'This link opens no preview (any more). Ask who sent it for a new one.',
  }

  it('[L6] a stranger with the code sees the draft over the record, the same link for everyone who asks, for seven days', async () => {
    const { id, code } = await tip('Stof')
    const { data } = await asked('tip', id)
    expect(data && codeIn(data)).toBe(code)
    expect(data?.address).toBe(`${shop.services.settings.publicUrl}/nl/voorbeeld/${code}`)
    expect(Math.round((Date.parse(data?.expiresAt ?? '') - Date.now()) / day)).toBe(7)
    expect(await shownBy(code)).toMatchObject({
      language: 'nl',
      publicAddress: null,
      missing: [],
      agreement: null,
      tip: { title: 'Stof', intro: 'Zo wordt het.' },
      page: null,
      product: null,
    })
    await keep({ tip: { intro: 'Of zo.' } }, id)
    expect((await shownBy(code)).tip).toEqual({ title: 'Stof', intro: 'Of zo.' })
    // The stranger without it reads what was public.
    const { data: open } = await shop.graphql<{ publicTipByUrl: object }>('{ publicTipByUrl(url: "stof") { intro } }')
    expect(open?.publicTipByUrl).toEqual({ intro: 'Zo was het.' })
  })

  it('[L6] side by side everyone gets the same link', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Samen', visible: false })
    const codes = await Promise.all(Array.from({ length: 5 }, () => made('tip', id)))
    expect(new Set(codes).size).toBe(1)
  })

  it('[L6] what has no draft and no screen of its own, and what is not there, has no link, and says so', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Al te zien' })
    expect(await asked('tip', id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/as it is already/),
    })
    const { id: point } = await shop.create('Feature', {
      language: 'nl',
      title: 'Snel klaar',
      icon: 'clock',
      visible: false,
    })
    expect(await asked('feature', point)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/no screen/),
    })
    expect((await asked('tip', 99_999)).code).toBe('NOT_FOUND')
  })

  it('[L6] unfinished as it is, it is shown, and says what it lacks', async () => {
    const { record } = await keep({ product: { language: 'nl', brand: 'Merkloos' } })
    const code = await made('product', record)
    const { missing, product } = await shownBy(code)
    expect(missing.length).toBeGreaterThan(0)
    expect(product).toBeNull()
    await keep({ product: { title: 'Toetsenbord', price: 12 } }, record)
    expect(await shownBy(code)).toMatchObject({ product: { title: 'Toetsenbord', brand: 'Merkloos' } })
    const page = await keep({ page: { language: 'nl', title: 'Nieuw', blocks: [{ text: { title: '', text: '' } }] } })
    expect((await shownBy(await made('page', page.record))).page).toMatchObject({ title: 'Nieuw' })
  })

  it('[L6] unknown, revoked, expired and of what is gone are refused alike; a code opens no other record', async () => {
    const [one, other, old, gone, left] = [
      await tip('Een'),
      await tip('Ander'),
      await tip('Oud'),
      await tip('Weg'),
      await tip('Weggegooid'),
    ]
    await call(`revokePreviewLink(entity: tip, record: ${other.id})`)
    await changed('UPDATE preview_link SET expires_at = ? WHERE record = ?', [
      new Date(Date.now() - 1).toISOString(),
      old.id,
    ])
    await shop.remove('Tip', gone.id)
    await call(`discardDraft(entity: tip, record: ${left.id})`)
    for (const code of [nothing, 'x', other.code, old.code, gone.code, left.code])
      expect(await read(code)).toEqual(dead)
    expect((await shownBy(one.code)).tip).toMatchObject({ title: 'Een' })
    expect(await say(other.code, { remark: 'Mag niet' })).toMatchObject({ code: 'NOT_FOUND' })
    const fresh = await made('tip', other.id)
    expect(fresh).not.toBe(other.code)
    expect(await read(other.code)).toEqual(dead)
    expect((await previewOf('tip', old.id)).link).toBeNull()
    expect(await made('tip', old.id)).not.toBe(old.code)
  })

  it('[L6] of a record that was deleted and comes back, the link stays dead', async () => {
    const { id, code } = await tip('Terug')
    await shop.remove('Tip', id)
    await call(`restoreRecord(entity: tip, id: ${id}) { restored }`)
    expect(await read(code)).toEqual(dead)
  })

  it('[L6] published it leads to where all see it, and shows nothing that is begun afterwards', async () => {
    const { id, code } = await tip('Publiek')
    await call(`publish(entity: tip, record: ${id})`)
    expect(await shownBy(code)).toMatchObject({ publicAddress: '/nl/tips-en-tricks/publiek', tip: null })
    await keep({ tip: { intro: 'Geheim' } }, id)
    expect(await shownBy(code)).toMatchObject({ publicAddress: '/nl/tips-en-tricks/publiek', tip: null })
    const next = await made('tip', id)
    expect([next === code, (await shownBy(next)).tip]).toEqual([false, { title: 'Publiek', intro: 'Geheim' }])
    expect(await read(code)).toEqual(dead)
  })

  it('[L6] a form that has taken up the draft and saves it publishes it, and so does the clock', async () => {
    const { id, code } = await tip('Uit het formulier')
    await shop.update('Tip', id, { intro: 'Zo werd het.' })
    expect((await shownBy(code)).tip).not.toBeNull()
    await call(`discardDraft(entity: tip, record: ${id})`)
    expect((await shownBy(code)).publicAddress).toBe('/nl/tips-en-tricks/uit-het-formulier')

    const soon = new Date(Date.now() + day).toISOString()
    const { id: planned } = await shop.create('Tip', { language: 'nl', title: 'Straks', visibleFrom: soon })
    const link = await made('tip', planned)
    expect((await shownBy(link)).tip).toMatchObject({ title: 'Straks' })
    await changed('UPDATE tip SET visible_from = ? WHERE id = ?', [new Date(Date.now() - 1).toISOString(), planned])
    await followMoments(ownContext(shop.services))
    expect((await shownBy(link)).publicAddress).toBe('/nl/tips-en-tricks/straks')
    await shop.update('Tip', planned, { visible: false })
    expect(await read(link)).toEqual(dead)
  })

  it('[L6] a remark and an agreement stand in the history, and wait on the dashboard until they are ticked off', async () => {
    const { id, code } = await tip('Gevraagd')
    expect(await say(code, { remark: 'Kan de kop groter?\r\nGraag.' })).toBe(true)
    expect(await agree(code, ' Annemiek ')).toBe(true)
    // A second press says nothing new.
    expect(await agree(code, 'Annemiek')).toBe(true)
    const { answers } = await previewOf('tip', id)
    expect(answers).toMatchObject([
      { userName: 'Annemiek', remark: null, isAgreement: true, isCurrent: true, title: 'Gevraagd' },
      { userName: null, remark: 'Kan de kop groter?\nGraag.', isAgreement: false, isCurrent: true },
    ])
    const history = await shop.read<{ items: object[] }>(
      `{ recordHistory(entity: tip, id: ${id}) { items { action userName previewRemark previewVersion } } }`,
    )
    expect(history.items).toMatchObject([
      { action: 'agreed', userName: 'Annemiek', previewVersion: expect.any(String) },
      { action: 'remarked', userName: null, previewRemark: 'Kan de kop groter?\nGraag.' },
      { action: 'create', previewVersion: null },
    ])
    const waiting = async () => {
      const all = await shop.read<Answer[]>(`{ openPreviewAnswers { ${answerFields} } }`)
      return all.filter(({ record }) => record === id).map((answer) => answer.id)
    }
    expect(await waiting()).toEqual(answers.map((answer) => answer.id))
    for (const answer of answers) await call(`settlePreviewAnswer(id: ${answer.id})`)
    expect(await waiting()).toEqual([])
    expect((await previewOf('tip', id)).answers).toHaveLength(2)
    const [{ settledAt } = { settledAt: null }] = (await previewOf('tip', id)).answers
    expect(settledAt).not.toBeNull()
  })

  it('[L6] an agreement counts for what was read alone: not once it has changed, and again once it is as it was', async () => {
    const { id, code } = await tip('Versies')
    const { version } = await shownBy(code)
    await keep({ tip: { intro: 'Stiekem anders' } }, id)
    expect(await say(code, { name: 'Kees', isAgreement: true, version })).toMatchObject({ code: 'CONFLICT' })
    expect(await agree(code, 'Kees')).toBe(true)
    expect((await shownBy(code)).agreement).toEqual({ name: 'Kees', isCurrent: true })
    await keep({ tip: { intro: 'Nog eens anders' } }, id)
    expect((await shownBy(code)).agreement).toEqual({ name: 'Kees', isCurrent: false })
    expect((await previewOf('tip', id)).answers[0]).toMatchObject({ isAgreement: true, isCurrent: false })
    await keep({ tip: { intro: 'Stiekem anders' } }, id)
    expect((await shownBy(code)).agreement).toEqual({ name: 'Kees', isCurrent: true })
    // What is changed in the record itself is shown too.
    await shop.update('Tip', id, { subtitle: 'Ernaast' })
    expect((await shownBy(code)).agreement).toEqual({ name: 'Kees', isCurrent: false })
  })

  it('[L6] all that is wrong with what is sent is named: nothing, too much, control characters, an address for a name', async () => {
    const { code } = await tip('Fouten')
    expect(await say(code, {})).toMatchObject({ code: 'VALIDATION', fields: { remark: [expect.any(String)] } })
    const wrong = { name: 'x'.repeat(121), remark: 'y'.repeat(2001) }
    expect(await say(code, wrong)).toMatchObject({
      fields: { name: [expect.any(String)], remark: [expect.any(String)] },
    })
    const signs = { name: 'Jan\u0007', remark: 'Bel\u0000' }
    expect(await say(code, signs)).toMatchObject({
      fields: { name: [expect.any(String)], remark: [expect.any(String)] },
    })
    const nameless = { isAgreement: true, version: (await shownBy(code)).version }
    expect(await say(code, nameless)).toMatchObject({ fields: { name: [expect.any(String)] } })
    expect(await say(code, { ...nameless, name: 'www.koop.example' })).toMatchObject({
      fields: { name: [expect.any(String)] },
    })
  })

  it('[L6] by one link no more than fifty are taken, and those of one network are counted', async () => {
    const { id, code } = await tip('Vol')
    await changed('UPDATE preview_link SET answers = 49 WHERE record = ?', [id])
    const both = await Promise.all([say(code, { remark: 'Negenenveertig' }), say(code, { remark: 'Vijftig' })])
    expect(both.filter((said) => said === true)).toHaveLength(1)
    expect(both.find((said) => said !== true)).toMatchObject({ code: 'CONFLICT' })
    const { code: next } = await tip('Druk')
    const said: unknown[] = []
    for (let count = 0; count < 21; count += 1) said.push(await say(next, { remark: `Opmerking ${count}` }))
    expect(said.at(-1)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('[L6] what has expired goes, and what was ticked off long ago', async () => {
    const { id } = await tip('Opgeruimd')
    const later = new Date(Date.now() + 8 * day)
    await previewLinksFeature.expire?.(ownContext(shop.services), later)
    const reader = shop.services.database.reader
    expect(await reader.countBy(PreviewLink, { record: id })).toBe(0)
    const count = await reader.count(PreviewAnswer)
    expect(count).toBeGreaterThan(0)
    await previewLinksFeature.expire?.(ownContext(shop.services), new Date(Date.now() + 91 * day))
    expect(await reader.count(PreviewAnswer)).toBe(count - 2)
  })
})
