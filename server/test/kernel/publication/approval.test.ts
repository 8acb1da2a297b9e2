import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { required } from '../../required.js'
import { logInColleague, startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Request {
  entity: string
  record: number
  title: string
  version: number
  userName: string | null
  note: string | null
  answer: string | null
  answeredBy: string | null
}

const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const text = 'A text that is long enough for a tip.'

describe.each(bothDatabases)('[L15] publishing that asks an approval, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let owner: Record<string, string>
  let editor: Record<string, string>
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    owner = await shop.login('cms-admin')
    editor = await logInColleague(shop, 'editor')
    await asks(true)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = <Data>(query: string, variables: object = {}, headers = editor) =>
    shop.graphql<Data>(query, variables, headers)
  const asks = async (isAsked: boolean) => {
    const { errors } = await ask(`mutation { updateShop(input: { asksApproval: ${isAsked} }) { id } }`, {}, owner)
    expect(errors).toBeUndefined()
  }
  const codeOf = async (query: string, headers = editor, variables: object = {}) =>
    (await ask(query, variables, headers)).errors?.[0]?.extensions.code ?? 'done'
  const tip = async (visible: boolean, headers = owner): Promise<number> => {
    number += 1
    const input = { language: 'nl', title: `Tip ${number}`, text, visible }
    const { data, errors } = await ask<{ createTip: { id: number } }>(
      'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
      { input },
      headers,
    )
    expect(errors).toBeUndefined()
    return required(data, 'a tip').createTip.id
  }
  const draft = async (record: number | null, values: object, headers = editor) => {
    const { data, errors } = await ask<{ saveDraft: { record: number; version: number } }>(
      'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record version } }',
      { input: { tip: values }, record },
      headers,
    )
    return data?.saveDraft ?? required(errors?.[0]?.extensions.code, 'a refusal')
  }
  const requests = async (headers = owner): Promise<Request[]> => {
    const fields = 'entity record title version userName note answer answeredBy'
    const { data } = await ask<{ approvalRequests: Request[] }>(`{ approvalRequests { ${fields} } }`, {}, headers)
    return required(data, 'requests').approvalRequests
  }
  const requestOf = async (record: number) => (await requests()).find((each) => each.record === record)
  const shown = async (id: number) =>
    (await ask<{ tip: { title: string; state: string } | null }>(`{ tip(id: ${id}) { title state } }`, {}, owner)).data
      ?.tip

  it('an editor keeps concepts, and changes nothing that visitors see or are going to see', async () => {
    const [live, concept] = [await tip(true), await tip(false, editor)]
    const planned = await tip(false)
    await ask(
      `mutation { planPublication(entity: tip, id: ${planned}, version: 1, visibleFrom: "${soon()}") { id } }`,
      {},
      owner,
    )
    const edit = (id: number, input: string) => `mutation { updateTip(id: ${id}, input: { ${input} }) { id } }`
    expect(await codeOf(edit(concept, 'title: "Better"'))).toBe('done')
    for (const id of [live, planned]) {
      expect(await codeOf(edit(id, 'title: "Mine"'))).toBe('FORBIDDEN')
      expect(await codeOf(edit(id, 'visible: false'))).toBe('FORBIDDEN')
      expect(await codeOf(`mutation { deleteTip(id: ${id}) { deleted } }`)).toBe('FORBIDDEN')
      expect(
        await codeOf(
          `mutation { showRecords(entity: tip, records: [{ id: ${id}, version: ${id === planned ? 2 : 1} }], visible: false) }`,
        ),
      ).toBe('FORBIDDEN')
    }
    expect(await codeOf(edit(concept, 'visible: true'))).toBe('FORBIDDEN')
    const moment = `planPublication(entity: tip, id: ${concept}, version: 2, visibleFrom: "${soon()}") { id }`
    expect(await codeOf(`mutation { ${moment} }`)).toBe('FORBIDDEN')
    expect(
      await codeOf('mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }', editor, {
        input: { language: 'nl', title: 'At once', text },
      }),
    ).toBe('FORBIDDEN')
    expect([(await shown(live))?.state, (await shown(planned))?.state]).toEqual(['visible', 'planned'])
    expect(await codeOf(`mutation { deleteTip(id: ${concept}) { deleted } }`)).toBe('done')
  })

  it('what has no concepts is read and not written, and the menu is told so', async () => {
    const input = { input: { language: 'nl', title: 'Acties' } }
    const add = 'mutation ($input: CreateNewsCategoryInput!) { createNewsCategory(input: $input) { id } }'
    expect(await codeOf(add, editor, input)).toBe('FORBIDDEN')
    expect(await codeOf('{ newsCategories { total } }')).toBe('done')
    const { data } = await ask<{ myRights: { works: string[]; reads: string[]; asksApproval: boolean } }>(
      '{ myRights { works reads asksApproval } }',
    )
    const { works, reads, asksApproval } = required(data, 'rights').myRights
    expect(works.sort()).toEqual(['feature', 'newsItem', 'page', 'product', 'review', 'service', 'tip'])
    expect(reads).toContain('promotion')
    expect(asksApproval).toBe(true)
  })

  it('a draft is neither published nor planned by an editor, alone or with others', async () => {
    const live = await tip(true)
    const kept = await draft(live, { title: 'New words' })
    expect(kept).toMatchObject({ record: live })
    expect(await codeOf(`mutation { publish(entity: tip, record: ${live}) }`)).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { plan(entity: tip, record: ${live}, publishAt: "${soon()}") { version } }`)).toBe(
      'FORBIDDEN',
    )
    const { data } = await ask<{ saveRelease: { id: number } }>('mutation { saveRelease(name: "Spring") { id } }')
    const release = required(data, 'a release').saveRelease.id
    expect(await codeOf(`mutation { addToRelease(id: ${release}, entity: tip, record: ${live}) { id } }`)).toBe('done')
    expect(await codeOf(`mutation { publishRelease(id: ${release}) }`)).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { planRelease(id: ${release}, publishAt: "${soon()}") { id } }`)).toBe('FORBIDDEN')
    expect((await shown(live))?.title).not.toBe('New words')
  })

  it('what an owner has planned stays as it was agreed with', async () => {
    const [live, concept] = [await tip(true), await tip(false, editor)]
    await draft(live, { title: 'Agreed' })
    const when = soon()
    expect(
      await codeOf(`mutation { plan(entity: tip, record: ${live}, publishAt: "${when}") { version } }`, owner),
    ).toBe('done')
    expect(await draft(live, { title: 'Slipped in' })).toBe('FORBIDDEN')
    expect(await draft(live, { title: `Tip ${number - 1}` })).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { discardDraft(entity: tip, record: ${live}) }`)).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { plan(entity: tip, record: ${live}) { version } }`)).toBe('FORBIDDEN')
    const { data } = await ask<{ startRelease: { id: number } }>(
      `mutation { startRelease(name: "Together", publishAt: "${when}", entity: tip, record: ${concept}) { id } }`,
      {},
      owner,
    )
    const release = required(data, 'a release').startRelease.id
    expect(await codeOf(`mutation { updateTip(id: ${concept}, input: { title: "Slipped in" }) { id } }`)).toBe(
      'FORBIDDEN',
    )
    expect(await draft(concept, { title: 'Slipped in' })).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { takeFromRelease(id: ${release}, entity: tip, record: ${concept}) { id } }`)).toBe(
      'FORBIDDEN',
    )
    expect(await codeOf(`mutation { discardRelease(id: ${release}) }`)).toBe('FORBIDDEN')
    expect(
      await codeOf(
        `mutation { addToRelease(id: ${release}, entity: tip, record: ${await tip(false, editor)}) { id } }`,
      ),
    ).toBe('FORBIDDEN')
  })

  it('a fact that is planned with one language is not taken over by a draft of the other', async () => {
    const add = async (input: object) => {
      const mutation = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
      const { data } = await ask<{ createProduct: { id: number } }>(mutation, { input }, owner)
      return required(data, 'a product').createProduct.id
    }
    const dutch = await add({ language: 'nl', title: 'Muis', price: 20 })
    const english = await add({ language: 'en', title: 'Mouse', price: 20, translationOf: dutch })
    const keep = (record: number, price: number, headers = editor) =>
      codeOf(
        'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { version } }',
        headers,
        { input: { product: { price } }, record },
      )
    expect(await keep(english, 15, owner)).toBe('done')
    const plan = `mutation { plan(entity: product, record: ${english}, publishAt: "${soon()}") { version } }`
    expect(await codeOf(plan, owner)).toBe('done')
    expect(await keep(dutch, 99)).toBe('FORBIDDEN')
    expect(await keep(dutch, 99, owner)).toBe('done')
  })

  it('images that visitors see stay as they are, those of concepts and of nothing do not', async () => {
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#A94E1E' } })
      .png()
      .toBuffer()
    const upload = () => shop.services.media.add({ stream: Readable.from([content]), name: 'picture.png' })
    const [seen, hidden, unused] = [await upload(), await upload(), await upload()]
    for (const [title, { url }, visible] of [
      ['Seen', seen, true],
      ['Hidden', hidden, false],
    ] as const) {
      const input = { language: 'nl', title, price: 20, image: url, visible }
      const mutation = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
      expect(await codeOf(mutation, owner, { input })).toBe('done')
    }
    const describe = ({ url }: { url: string }, headers = editor) =>
      codeOf(
        `mutation { updateMediaFile(url: "${url}", input: { alts: [{ language: nl, text: "X" }] }) { alts { text } } }`,
        headers,
      )
    expect(await describe(seen)).toBe('FORBIDDEN')
    expect([await describe(hidden), await describe(unused), await describe(seen, owner)]).toEqual([
      'done',
      'done',
      'done',
    ])
  })

  it('an owner is asked, says what has to be otherwise, and publishes what was read', async () => {
    const live = await tip(true)
    await draft(live, { title: 'Frist try' })
    expect(await codeOf(`mutation { askApproval(entity: tip, record: ${live}, note: "For Monday") }`)).toBe('done')
    expect(await requestOf(live)).toMatchObject({
      title: 'Frist try',
      userName: 'The editor',
      note: 'For Monday',
      answer: null,
    })
    expect(await codeOf(`mutation { approve(entity: tip, record: ${live}, version: 1) }`)).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { declineApproval(entity: tip, record: ${live}, answer: "No") }`)).toBe('FORBIDDEN')
    expect(await codeOf(`mutation { declineApproval(entity: tip, record: ${live}, answer: " ") }`, owner)).toBe(
      'VALIDATION',
    )
    expect(
      await codeOf(`mutation { declineApproval(entity: tip, record: ${live}, answer: "First, not frist") }`, owner),
    ).toBe('done')
    expect((await requests(editor)).find(({ record }) => record === live)).toMatchObject({
      answer: 'First, not frist',
      answeredBy: 'The cms-admin',
    })
    await draft(live, { title: 'First try' })
    await ask(`mutation { askApproval(entity: tip, record: ${live}) }`)
    const read = required(await requestOf(live), 'the request')
    expect(read).toMatchObject({ title: 'First try', answer: null, note: null })
    await draft(live, { title: 'Changed after it was read' })
    expect(await codeOf(`mutation { approve(entity: tip, record: ${live}, version: ${read.version}) }`, owner)).toBe(
      'CONFLICT',
    )
    const { version } = required(await requestOf(live), 'the request')
    expect(await codeOf(`mutation { approve(entity: tip, record: ${live}, version: ${version}) }`, owner)).toBe('done')
    expect(await shown(live)).toEqual({ title: 'Changed after it was read', state: 'visible' })
    expect(await requestOf(live)).toBeUndefined()
    expect(await codeOf(`mutation { approve(entity: tip, record: ${live}, version: 1) }`, owner)).toBe('NOT_FOUND')
    // A later draft is another question.
    await draft(live, { title: 'Later' })
    expect(await requestOf(live)).toBeUndefined()
  })

  it('a concept and what is new are asked for as well, and a request ends with what it is about', async () => {
    const [concept, gone, planned] = [await tip(false, editor), await tip(false, editor), await tip(false, editor)]
    const added = await draft(null, { language: 'nl', title: 'Brand new', text })
    const fresh = (added as { record: number }).record
    for (const id of [concept, gone, planned, fresh]) {
      expect(await codeOf(`mutation { askApproval(entity: tip, record: ${id}) }`)).toBe('done')
    }
    const of = async (id: number) => required(await requestOf(id), 'a request').version
    expect(
      await codeOf(`mutation { approve(entity: tip, record: ${concept}, version: ${await of(concept)}) }`, owner),
    ).toBe('done')
    expect(
      await codeOf(`mutation { approve(entity: tip, record: ${fresh}, version: ${await of(fresh)}) }`, owner),
    ).toBe('done')
    expect([(await shown(concept))?.state, (await shown(fresh))?.state]).toEqual(['visible', 'visible'])
    await ask(`mutation { deleteTip(id: ${gone}) { deleted } }`)
    await ask(
      `mutation { planPublication(entity: tip, id: ${planned}, version: 1, visibleFrom: "${soon()}") { id } }`,
      {},
      owner,
    )
    expect(
      (await requests()).map(({ record }) => record).filter((id) => [concept, gone, planned, fresh].includes(id)),
    ).toEqual([])
    expect(await codeOf(`mutation { askApproval(entity: tip, record: ${concept}) }`)).toBe('VALIDATION')
    const note = 'x'.repeat(501)
    expect(
      await codeOf(`mutation { askApproval(entity: tip, record: ${await tip(false, editor)}, note: "${note}") }`),
    ).toBe('VALIDATION')
  })

  it('over REST the refusal says what to do, and owners notice nothing', async () => {
    const live = await tip(true)
    const answer = await fetch(`${shop.url}/api/tip/edit/${live}`, {
      method: 'PUT',
      headers: { ...editor, 'content-type': 'application/json', 'accept-language': 'nl' },
      body: JSON.stringify({ title: 'Mine' }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', message: expect.stringContaining('vraag akkoord') }),
    ])
    expect(await codeOf(`mutation { updateTip(id: ${live}, input: { title: "By the owner" }) { id } }`, owner)).toBe(
      'done',
    )
  })

  it('where the shop does not ask, an editor publishes', async () => {
    await asks(false)
    expect(
      await codeOf(`mutation { updateTip(id: ${await tip(true)}, input: { title: "Mine after all" }) { id } }`),
    ).toBe('done')
    await asks(true)
  })
})
