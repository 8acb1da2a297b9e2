import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { ReviewRequest } from '../../../src/features/reviewRequests/ReviewRequest.js'
import { Review } from '../../../src/features/reviews/Review.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { ReminderShop } from './ReminderShop.js'

const writing = 'mutation ($code: String!, $input: WrittenReviewInput!) { writeReview(code: $code, input: $input) }'
const given = { stars: 4, text: 'Snel en netjes.\r\nEen aanrader.', name: 'Anna' }

describe.each(bothDatabases)('reviews that customers are asked for, on $name', ({ create }) => {
  let database: TestDatabase
  let reminded: ReminderShop

  beforeAll(async () => {
    database = await create()
    reminded = await ReminderShop.start(database)
  })
  afterAll(async () => {
    await reminded.shop.close()
    await database.drop()
  })

  async function codeOf(recipient: string): Promise<string> {
    const query = reminded.services.database.reader.createQueryBuilder('OutgoingMail', 'mail')
    const mail = await query.addSelect('mail.sealedLink').where({ recipient }).orderBy('mail.id', 'DESC').getOne()
    const link = openLink('review', mail as never, reminded.services.settings)
    return link?.split('/').at(-1) ?? ''
  }

  const shown = async () => {
    const { data } = await reminded.shop.graphql<{ publicReviews: object[] }>(
      '{ publicReviews(language: nl) { name text stars source } }',
    )
    return data?.publicReviews
  }

  it('[K18] a customer is asked some days after pick-up, once in half a year, however many jobs there were', async () => {
    const customer = await reminded.customer('Anna')
    const jobs: number[] = []
    for (let count = 0; count < 6; count++) jobs.push(await reminded.pickedUpJob(customer, '2031-03-03T10:00:00.000Z'))
    expect(await reminded.remind('2031-03-07T10:00:00Z')).toBe(0)
    await reminded.update({ reviewDays: 7 })
    // Two schedulers look at the six jobs side by side.
    const counts = await Promise.all([1, 2].map(() => reminded.remind('2031-03-10T10:00:00Z')))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    await reminded.update({ reviewDays: 5 })
    const mails = await reminded.mails('anna@example.com')
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Hoe was het bij/), isSecret: true }])
    expect(mails[0]?.text).toContain('[link]#stop')
    const requests = await reminded.services.database.reader.findBy(ReviewRequest, { customer })
    const code = await codeOf('anna@example.com')
    expect(code).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(requests).toHaveLength(1)
    expect(JSON.stringify([requests, mails])).not.toContain(code)

    await reminded.pickedUpJob(customer, '2031-08-20T10:00:00.000Z')
    expect(await reminded.remind('2031-08-27T10:00:00Z')).toBe(0)
    expect(await reminded.remind('2031-09-10T10:00:00Z')).toBe(1)
  })

  it('[K18] what the customer writes waits for the shop, and is written once', async () => {
    const code = await codeOf('anna@example.com')
    const { data, errors } = await reminded.shop.graphql(
      'query ($code: String!) { reviewRequest(code: $code) { state subject firstName isStopped } }',
      { code },
    )
    expect({ data, errors }).toMatchObject({
      data: { reviewRequest: { state: 'open', subject: 'Laptop', firstName: 'Anna', isStopped: false } },
    })
    const wrong = await reminded.shop.graphql(writing, { code, input: { stars: null, text: ' ', name: '' } })
    expect(Object.keys(wrong.errors?.[0]?.extensions.errors ?? {}).toSorted()).toEqual(['name', 'stars', 'text'])
    const tooMany = await reminded.shop.graphql(writing, { code, input: { ...given, stars: 6 } })
    expect(Object.keys(tooMany.errors?.[0]?.extensions.errors ?? {})).toEqual(['stars'])

    const answers = await Promise.all([1, 2, 3].map(() => reminded.shop.graphql(writing, { code, input: given })))
    expect(answers.map((each) => each.errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'done',
    ])
    expect(await shown()).toEqual([])
    const [review] = await reminded.services.database.reader.find(Review)
    expect(review).toMatchObject({ visible: false, stars: 4, text: 'Snel en netjes.\nEen aanrader.', language: 'nl' })
    const waiting = await reminded.shop.admin.ask('{ reviews(filter: { visible: false }) { total } }')
    expect(waiting.data?.reviews).toEqual({ total: 1 })
    const approved = await reminded.shop.admin.ask(
      `mutation { showRecords(entity: review, records: [{ id: ${review?.id}, version: ${review?.version} }], visible: true) }`,
    )
    expect(approved.errors).toBeUndefined()
    expect(await shown()).toMatchObject([{ name: 'Anna', stars: 4, source: 'Klant van de winkel' }])
  })

  it('[C7] a review is about the service of the job, in the language in which it is written', async () => {
    const add = async (input: string) => {
      const { data } = await reminded.shop.admin.ask<{ createService: { id: number } }>(
        `mutation { createService(input: { ${input} }) { id } }`,
      )
      return data?.createService.id ?? 0
    }
    const dutch = await add('language: nl, title: "Nieuw scherm"')
    const english = await add(`language: en, title: "New screen", translationOf: ${dutch}`)
    const customer = await reminded.customer('Ines', { language: 'en' })
    await reminded.pickedUpJob(customer, '2032-03-08T10:00:00.000Z', { service: dutch })
    expect(await reminded.remind('2032-03-15T10:00:00Z')).toBe(1)
    const code = await codeOf('ines@example.com')
    expect((await reminded.shop.graphql(writing, { code, input: given })).errors).toBeUndefined()
    const written = await reminded.services.database.reader.findOneByOrFail(Review, { customer })
    expect(written).toMatchObject({ language: 'en', service: english })
  })

  it('[K18] a review that the shop adds is on the site as ever', async () => {
    const added = await reminded.shop.admin.rest<{ id: number }>('POST', 'reviews/add-review', {
      language: 'nl',
      name: 'Fenna',
      text: 'Netjes uitgelegd.',
    })
    expect(added.status).toBe(201)
    expect(await shown()).toContainEqual(expect.objectContaining({ name: 'Fenna', stars: null }))
  })

  it('[K18] the way out is a press; reading decides nothing, and who took it is not asked again', async () => {
    const customer = await reminded.customer('Bert')
    await reminded.pickedUpJob(customer, '2033-03-07T10:00:00.000Z')
    expect(await reminded.remind('2033-03-14T10:00:00Z')).toBe(1)
    const code = await codeOf('bert@example.com')
    const read = 'query ($code: String!) { reviewRequest(code: $code) { isStopped } }'
    for (let times = 0; times < 3; times++) await reminded.shop.graphql(read, { code })
    expect((await reminded.asCustomer(customer)).refusesReviews).toBe(false)
    await reminded.shop.graphql('mutation ($code: String!) { stopReviewRequests(code: $code) }', { code })
    expect((await reminded.shop.graphql(read, { code })).data?.reviewRequest).toEqual({ isStopped: true })
    await reminded.pickedUpJob(customer, '2034-03-06T10:00:00.000Z')
    expect(await reminded.remind('2034-03-13T10:00:00Z')).toBe(0)
  })

  it('[K18] nobody is asked by a shop that has switched it off, or for a part that is off', async () => {
    const customer = await reminded.customer('Carla')
    await reminded.pickedUpJob(customer, '2035-03-05T10:00:00.000Z')
    await reminded.update({ usesRepairs: false })
    expect(await reminded.remind('2035-03-12T10:00:00Z')).toBe(0)
    await reminded.update({ usesRepairs: true, asksReviews: false })
    expect(await reminded.remind('2035-03-12T10:00:00Z')).toBe(0)
    await reminded.update({ asksReviews: true })
    expect(await reminded.remind('2035-03-12T10:00:00Z')).toBe(0)
  })

  it('[K18] the review is exported and erased with its customer', async () => {
    const [review] = await reminded.services.database.reader.findBy(Review, { name: 'Anna' })
    const customer = Number(review?.customer)
    const exported = await exportCustomer(reminded.services, customer)
    expect(exported.reviews).toMatchObject([{ kind: 'review', name: 'Anna', stars: 4 }])
    await eraseCustomer(ownContext(reminded.services), customer)
    expect(await shown()).toMatchObject([{ name: 'Fenna' }])
    expect(await reminded.services.database.reader.findBy(ReviewRequest, { customer })).toEqual([])
  })
})
