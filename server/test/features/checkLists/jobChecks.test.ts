import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { usualCheckPoints } from '../../../src/kernel/shared/usualCheckPoints.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const wifi = { nameNl: 'Wifi', nameEn: 'Wi-Fi', before: 'broken', after: null }
const screen = { nameNl: 'Scherm', nameEn: null, before: 'works', after: null }

describe.each(bothDatabases)('the check-lists of jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let keys = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const takeIn = (checks: object[]) =>
    shop.admin.ask<{ takeIn: { id: number } }>(
      'mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { id } }',
      {
        intake: {
          kind: 'statusRepair',
          customer: anna.id,
          newDevice: { kind: 'phone', brand: 'Nokia' },
          job: { descriptionProblem: 'Falls out of the air', checks },
        },
        key: `checks-${++keys}`,
      },
    )
  const taken = async () => {
    const { data, errors } = await takeIn([wifi, screen])
    expect(errors).toBeUndefined()
    return data?.takeIn.id as number
  }
  const checksOf = async (id: number) => {
    const { data } = await shop.admin.ask<{ statusRepair: { version: number; checks: object[] } }>(
      `{ statusRepair(id: ${id}) { version checks { nameNl nameEn before after } } }`,
    )
    return data?.statusRepair as { version: number; checks: object[] }
  }
  const change = (id: number, input: object) =>
    shop.admin.ask(
      'mutation ($id: Int!, $input: UpdateStatusRepairInput!) { updateStatusRepair(id: $id, input: $input) { id } }',
      { id, input },
    )

  it('[Y70] a new shop has lists to begin with, which its owner changes', async () => {
    const query = '{ intakeForm { checkPoints { nameNl nameEn kinds } } }'
    const points = async () =>
      (await shop.admin.ask<{ intakeForm: { checkPoints: { nameNl: string; kinds: string[] }[] } }>(query)).data
        ?.intakeForm.checkPoints ?? []
    expect((await points()).map(({ nameNl }) => nameNl)).toEqual(usualCheckPoints.map(({ nameNl }) => nameNl))
    const own = [{ nameNl: 'Ruikt goed', kinds: ['laptop', 'all_in_one'] }]
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    expect((await shop.admin.ask(update, { input: { checkPoints: own } })).errors).toBeUndefined()
    expect(await points()).toEqual([{ ...own[0], nameEn: null }])
    const { errors } = await shop.admin.ask(update, { input: { checkPoints: [{ nameNl: '' }] } })
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual(['checkPoints.0.nameNl'])
  })

  it('[Y70] what was found at intake stands with the job, and what is found after the work beside it', async () => {
    const id = await taken()
    const { version, checks } = await checksOf(id)
    expect(checks).toEqual([wifi, screen])
    const after = [
      { ...wifi, after: 'works' },
      { ...screen, after: 'untested' },
    ]
    expect((await change(id, { version, checks: after })).errors).toBeUndefined()
    expect((await checksOf(id)).checks).toEqual(after)
    const stale = await change(id, { version, checks: [] })
    expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it.each(kinds)('[Y70] REST has them as any field of a job: $name', async (kind) => {
    const before = { name_nl: 'Accu', name_en: 'Battery', before: 'works', after: null }
    const { id } = await shop.addJob(kind, { customer: anna.id, checks: [before] })
    const edited = await shop.editJob(kind, id, { checks: [{ ...before, after: 'broken' }] })
    expect(edited.checks).toEqual([{ ...before, after: 'broken' }])
  })

  it('[Y70] names what is wrong at its field', async () => {
    const { errors } = await takeIn([{ ...wifi, nameNl: '' }])
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual(['job.checks.0.nameNl'])
  })

  it('[Y70] goes back with a version of the job, and along with the data of its customer', async () => {
    const id = await taken()
    const { version } = await checksOf(id)
    await change(id, { version, checks: [] })
    const { data } = await shop.admin.ask<{ recordHistory: { items: { id: number; fields: string[] }[] } }>(
      `{ recordHistory(entity: statusRepair, id: ${id}) { items { id fields } } }`,
    )
    const [changed, first] = data?.recordHistory.items ?? []
    expect(changed?.fields).toContain('checks')
    const { errors } = await shop.admin.ask(
      `mutation { putBackVersion(entity: statusRepair, id: ${id}, change: ${first?.id}, version: ${version + 1}) { version } }`,
    )
    expect(errors).toBeUndefined()
    expect((await checksOf(id)).checks).toEqual([wifi, screen])
    const printed = JSON.stringify(await exportCustomer(shop.services, anna.id))
    expect(printed).toContain('Scherm')
  })

  it('[Y70] the mail of the report says what was found', async () => {
    const id = await taken()
    await shop.emptyOutbox()
    const { errors } = await shop.admin.ask(`mutation { mailJobReport(job: statusRepair, id: ${id}) { mail } }`)
    expect(errors).toBeUndefined()
    const [mail] = await shop.outbox()
    expect(mail?.text).toContain('Werkt niet: Wifi.')
  })

  it('[Y70] nobody but the shop reads them', async () => {
    const id = await taken()
    const { errors } = await anna.ask(`{ statusRepair(id: ${id}) { checks { nameNl } } }`)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
