import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Page } from '../../../src/features/pages/Page.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { followMoments } from '../../../src/kernel/publication/publicationRound.js'
import { publicationState } from '../../../src/kernel/publication/publicationState.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { addTip, at, hour, publicTips } from './plannedTips.js'

describe('the state of a record', () => {
  it.each([
    ['visible', true, null, null],
    ['visible', true, -hour, null],
    ['visible', true, null, hour],
    ['visible', true, -hour, hour],
    ['planned', true, hour, null],
    ['planned', true, hour, 2 * hour],
    ['expired', true, null, -hour],
    ['expired', true, -2 * hour, -hour],
    ['concept', false, null, null],
    ['concept', false, -hour, hour],
    ['concept', false, null, -hour],
  ])('[L1] is %s where it may be seen: %s, from %s, until %s', (state, visible, from, until) => {
    const moment = (difference: number | null) => (difference === null ? null : at(difference))
    expect(publicationState({ visible, visibleFrom: moment(from), visibleUntil: moment(until) })).toBe(state)
  })

  it('[L1] begins with its first moment and is over at its last one', () => {
    const moments = { visible: true, visibleFrom: '2026-11-27T08:00:00.000Z', visibleUntil: '2026-11-28T08:00:00.000Z' }
    expect(publicationState(moments, '2026-11-27T07:59:59.999Z')).toBe('planned')
    expect(publicationState(moments, '2026-11-27T08:00:00.000Z')).toBe('visible')
    expect(publicationState(moments, '2026-11-28T07:59:59.999Z')).toBe('visible')
    expect(publicationState(moments, '2026-11-28T08:00:00.000Z')).toBe('expired')
  })
})

describe.each(bothDatabases)('moments of publication, on $name', ({ create }) => {
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

  const tip = (title: string, input?: object) => addTip(shop, title, input)
  const shown = async () => (await publicTips(shop)).sort()
  const round = () => followMoments(ownContext(shop.services))
  /** What was planned for later is due now. */
  const makeDue = (title: string, column: string) =>
    shop.services.database.write((manager) =>
      manager.query(`UPDATE tip SET ${column} = ? WHERE title = ?`, [at(-1), title]),
    )

  it('[L1] an add that says nothing of it is visible at once, and one with moments has its state', async () => {
    expect(await tip('Meteen')).toMatchObject({
      state: 'visible',
      visible: true,
      visibleFrom: null,
      visibleUntil: null,
    })
    const from = at(hour)
    expect(await tip('Straks', { visibleFrom: from })).toMatchObject({ state: 'planned', visibleFrom: from })
    expect(await tip('Voorbij', { visibleUntil: at(-hour) })).toMatchObject({ state: 'expired' })
    expect(await tip('Concept', { visible: false })).toMatchObject({ state: 'concept' })
    expect(await shown()).toEqual(['Meteen'])
  })

  it('[L1] an end that is not after its beginning is refused; one that has passed holds up no other change', async () => {
    const [from, until] = [at(2 * hour), at(hour)]
    const refused = await shop.refused('Tip', {
      language: 'nl',
      title: 'Andersom',
      visibleFrom: from,
      visibleUntil: until,
    })
    expect(Object.keys(refused.errors ?? {})).toEqual(['visibleUntil'])
    const { id } = await tip('Verlopen', { visibleUntil: at(-hour) })
    const changed = await shop.update('Tip', id, { title: 'Verlopen tip' }, 'title state')
    expect(changed.data).toEqual({ title: 'Verlopen tip', state: 'expired' })
  })

  it('[L4] what is due is shown or hidden once, with a version and an entry in the history of its own', async () => {
    const { id, version } = await tip('Actie', { visibleFrom: at(hour), visibleUntil: at(2 * hour) })
    expect(await round()).toBe(0)
    await makeDue('Actie', 'visible_from')
    expect(await Promise.all([round(), round()])).toEqual(expect.arrayContaining([0, 1]))
    expect(await shown()).toContain('Actie')
    await makeDue('Actie', 'visible_until')
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
    expect(await shown()).not.toContain('Actie')
    const { items } = await shop.read<{ items: { version: number }[] }>(
      'query ($id: Int!) { recordHistory(entity: tip, id: $id) { items { version action } } }',
      { id },
    )
    expect(items.map((entry) => entry.version).sort()).toEqual([version, version + 1, version + 2])
  })

  it('[L4] fifty that are due at one moment are shown each once, by two instances at the same time', async () => {
    for (let number = 1; number <= 50; number++) await tip(`Samen ${number}`, { visibleFrom: at(hour) })
    await shop.services.database.write((manager) =>
      manager.query("UPDATE tip SET visible_from = ? WHERE title LIKE 'Samen %'", [at(-1)]),
    )
    const counts = await Promise.all([round(), round()])
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(50)
    expect((await shown()).filter((title) => title.startsWith('Samen'))).toHaveLength(9)
    const [{ number }] = await shop.services.database.reader.query(
      "SELECT COUNT(*) AS number FROM tip WHERE title LIKE 'Samen %' AND state = 'visible' AND version = 2",
    )
    expect(Number(number)).toBe(50)
  })

  it('[L4] a translation is not behind because a moment came', async () => {
    const dutch = await tip('Twee talen', { visibleFrom: at(hour) })
    await shop.create('Tip', { language: 'en', title: 'Two languages', translationOf: dutch.id })
    const outdated = '{ tips(filter: { translationState: outdated }) { items { title } } }'
    const before = await shop.read(outdated)
    await makeDue('Twee talen', 'visible_from')
    expect(await round()).toBe(1)
    expect([before, await shop.read(outdated)]).toEqual([{ items: [] }, { items: [] }])
  })

  it('[L4] a page that is shown at its moment is found at its address from then on', async () => {
    await shop.create('Page', { language: 'nl', title: 'Black Friday', visibleFrom: at(hour) })
    const page = () => shop.ask('{ publicPage(language: nl, fullUrl: "black-friday") { title } }')
    expect((await page()).code).toBe('NOT_FOUND')
    await shop.services.database.write((manager) =>
      manager.update(Page, { title: 'Black Friday' }, { visibleFrom: at(-1) }),
    )
    expect(await round()).toBe(1)
    expect((await page()).data).toEqual({ title: 'Black Friday' })
  })
})
