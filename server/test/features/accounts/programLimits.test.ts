import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isObjectType, parse } from 'graphql'
import { entities } from '../../../src/features/features.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { programViewer, type SecretRight } from '../../../src/kernel/access/Viewer.js'
import { guardedFields } from '../../../src/kernel/graphql/guardPrograms.js'
import { draftKinds } from '../../../src/kernel/publication/draftTypes.js'
import { required } from '../../required.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'

/** Whatever answers a secret, and who is told: people alone, or a program whose token has the right by this name. */
const secrets: Record<string, string> = {
  'IntakePaper.address': 'people',
  'IntakePaper.message': 'people',
  'InvoiceDelivery.address': 'people',
  'Mutation.beginSecondFactor': 'people',
  'Mutation.createAccessToken': 'people',
  'Mutation.inviteColleague': 'people',
  'Mutation.mailReceipt': 'people',
  'Mutation.permitBackupDownload': 'people',
  'Mutation.renewCalendarFeed': 'calendarFeed',
  'Mutation.renewInvoiceAddress': 'people',
  'Mutation.renewJobAddress': 'jobAddresses',
  'Mutation.renewRecoveryCodes': 'people',
  'Mutation.renewWebhookSecret': 'people',
  'Mutation.revealAccessCode': 'accessCodes',
  'Mutation.turnOnSecondFactor': 'people',
  'Query.calendarFeed': 'calendarFeed',
  'Query.jobAddress': 'jobAddresses',
}

/** What sounds like a secret, and why a program may be told all the same. */
const noSecrets: Record<string, string> = {
  'AccessToken.readsAccessCodes': 'Whether there is a right.',
  'AccessToken.readsCalendarFeed': 'Whether there is a right.',
  'CreatedAccessToken.accessToken': 'Of an operation that no program calls.',
  'Query.accessTokenSets': 'Rights that there can be.',
  'CreatedAccessToken.token': 'Of an operation that no program calls.',
  'Query.appointmentByCode': 'Told to who has the code.',
  'Query.hasAccessCode': 'Whether there is one.',
  'Query.invoiceByCode': 'Told to who has the code.',
  'VisitorInvoiceSummary.canPayOnline': 'Whether it can be paid.',
  'VisitorInvoiceSummary.code': 'Told to its customer, who is no program, or to who has the code.',
  'Mutation.switchPerson': 'Who works now; no program calls it.',
  'MyRights.isAtCounter': 'Whether a PIN let in who asks, who is no program.',
  'Mutation.setStaffRight': 'Answers that it is done; no program calls it.',
  'Mutation.setMailServer': 'Answers whether the server takes mail; no program calls it.',
  'Query.mailStop': 'Told to who has the code.',
  'Query.outgoingMailPage': 'Without its link to a program.',
  'Query.passwordLinkOwner': 'Told to who has the link, who is no program.',
  'Query.reservationByCode': 'Told to who has the code.',
  'Query.previewByCode': 'Told to who has the code.',
  'Query.reviewRequest': 'Told to who has the code.',
  'Query.trackedJob': 'Told to who has the code.',
  'Query.accessTokens': 'Their limits.',
  'Query.accessToken': 'Its limits.',
  'Viewer.id': 'An id.',
  'Viewer.name': 'A name.',
  'OwnAccount.recoveryCodesLeft': 'A number.',
  'AccountSecurity.isActive': 'Whether there is a password.',
  'StatusRepair.address': 'Told to its customer alone, who is no program.',
  'StatusNewPc.address': 'Told to its customer alone, who is no program.',
  'VisitorAppointment.code': 'Told to who made it, or has the code.',
  'Webhook.secretShownAt': 'When.',
  'Webhook.formerSecretUntil': 'When.',
  'SelfIntake.hasAccessCode': 'Whether there is one.',
  'VisitorReservation.code': 'Told to who made it, or has the code.',
  'Confirmation.code': 'Told to who has the code of the mail.',
  'OutgoingMail.isSecret': 'Whether its link is left out.',
  'Mutation.turnOffSecondFactor': 'Nothing.',
  'Mutation.revokeCalendarFeed': 'Nothing.',
  'Mutation.dropAccessCode': 'Nothing.',
  'Mutation.pickUpJob': 'When.',
  'Mutation.requestPasswordReset': 'Nothing.',
  'Mutation.resetPassword': 'Where to log in; no program calls it.',
  'Mutation.changePassword': 'Nothing.',
  'Mutation.sendTrackedMessage': 'Told to who has the code.',
  'Mutation.deleteAccessToken': 'Ids.',
  'SecondFactorSetup.secret': 'Of an operation that no program calls.',
}

/** What a name or a description says of a secret. */
const sounding = /secret|\btokens?\b|access ?code|recovery ?code|\bpassword\b/i

/** Where an answer leads to another section than that of what it belongs to, and to which. */
const crossings: Record<string, string> = {
  'AccountantDownload.accountant': 'customer',
  'Agenda.appointments': 'appointment',
  'Agenda.blockedTimes': 'blockedTime',
  'Appointment.customer': 'customer',
  'Appointment.kind': 'appointmentKind',
  'Appointment.service': 'service',
  'Appointment.statusNewPc': 'statusNewPc',
  'Appointment.statusRepair': 'statusRepair',
  'AppointmentKind.services': 'service',
  'BoughtItem.customer': 'customer',
  'BoughtItem.product': 'product',
  'CreatedAccessToken.accessToken': 'accessToken',
  'Device.customer': 'customer',
  'Invoice.customer': 'customer',
  'Invoice.onlinePayments': 'onlinePayment',
  'InvoiceText.document': 'customer',
  'JobBilling.billedBy': 'invoice',
  'JobBilling.invoices': 'invoice',
  'MyStatuses.newPcs': 'statusNewPc',
  'MyStatuses.repairs': 'statusRepair',
  'NewsItem.category': 'newsCategory',
  'NewsItem.group': 'newsGroup',
  'NewsItem.relatedProduct': 'product',
  'NewsItem.relatedService': 'service',
  'NewsItem.relatedTip': 'tip',
  'OnlinePayment.invoice': 'invoice',
  'OwnAccount.signIns': 'signIn',
  'Payment.customer': 'customer',
  'Product.relatedNewsItem': 'newsItem',
  'Product.relatedService': 'service',
  'Product.relatedTip': 'tip',
  'Promotion.products': 'product',
  'Promotion.services': 'service',
  'Quote.customer': 'customer',
  'Reservation.product': 'product',
  'Review.service': 'service',
  'Service.group': 'serviceGroup',
  'Service.relatedNewsItem': 'newsItem',
  'Service.relatedProduct': 'product',
  'Service.relatedTip': 'tip',
  'StatusNewPc.appointments': 'appointment',
  'StatusNewPc.assignedTo': 'customer',
  'StatusNewPc.customer': 'customer',
  'StatusNewPc.device': 'device',
  'StatusNewPc.quotes': 'quote',
  'StatusNewPc.service': 'service',
  'StatusRepair.appointments': 'appointment',
  'StatusRepair.assignedTo': 'customer',
  'StatusRepair.customer': 'customer',
  'StatusRepair.device': 'device',
  'StatusRepair.quotes': 'quote',
  'StatusRepair.service': 'service',
  'StatusRepair.warrantyOfNewPc': 'statusNewPc',
  'StockMovement.product': 'zzpProduct',
  'TillReceipt.document': 'customer',
  'TillState.movements': 'cashMovement',
  'Tip.relatedNewsItem': 'newsItem',
  'Tip.relatedProduct': 'product',
  'Tip.relatedService': 'service',
  'TrackedQuote.decision': 'customer',
  'TrackedQuote.document': 'customer',
  'VisitorInvoice.document': 'customer',
  'WebhookDelivery.webhook': 'webhook',
  'WholeQuote.decision': 'customer',
  'WholeQuote.document': 'customer',
  'WholeQuote.mail': 'customer',
}

const jobs = 'statusRepair'

const proof = `password: "${password}"`

describe.each(testDatabases)('what programs are told, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers
  let repair: number
  let number: string

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    admin = await shop.login('cms-admin')
    const { data, errors } = await shop.graphql<{ register: { id: number } }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
      { input: { name: 'Anna Visser', email: 'anna@example.org' } },
      admin,
    )
    const customer = required(data?.register.id, JSON.stringify(errors))
    const { data: made, errors: faults } = await shop.graphql<{ createStatusRepair: { id: number; number: string } }>(
      'mutation ($input: CreateStatusRepairInput!) { createStatusRepair(input: $input) { id number } }',
      { input: { customer, status: 'waiting', description: 'Scherm', accessCode: '4711' } },
      admin,
    )
    ;({ id: repair, number } = required(made?.createStatusRepair, JSON.stringify(faults)))
    await shop.graphql('mutation { renewCalendarFeed { address } }', {}, admin)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** The headers of a new program, and what ends it. */
  async function program(input: object = {}, sections?: string[]): Promise<{ id: number; headers: Headers }> {
    const query = `mutation ($input: AccessTokenInput!, $password: String!, $sections: [String!]) {
      createAccessToken(input: $input, password: $password, sections: $sections) { token accessToken { id } }
    }`
    const variables = { input: { name: 'Program', role: 'cms_admin', access: 'read', ...input }, password, sections }
    const { data, errors } = await shop.graphql<{
      createAccessToken: { token: string; accessToken: { id: number } }
    }>(query, variables, admin)
    const { token, accessToken } = required(data?.createAccessToken, JSON.stringify(errors))
    return { id: accessToken.id, headers: { authorization: `Bearer ${token}` } }
  }
  const revoke = (id: number) =>
    shop.graphql('mutation ($id: Int!) { deleteAccessToken(id: $id) { ids: __typename } }', { id }, admin)

  const jobAddress = `{ jobAddress(job: ${jobs}, id: ID) { nl } }`
  const revealed = `mutation { revealAccessCode(job: ${jobs}, id: ID) }`
  const of = (query: string) => query.replace('ID', String(repair)).replace('NUMBER', number)

  it.each([
    ['the secret address of a job', jobAddress],
    ['the secret address of the calendar', '{ calendarFeed { address } }'],
    ['an access code', revealed],
    ['a new secret of a webhook', 'mutation { renewWebhookSecret(id: 1) }'],
    ['a backup', `mutation { permitBackupDownload(name: "x", ${proof}) }`],
    ['an invitation', `mutation { inviteColleague(name: "Eve", email: "eve@example.org", language: nl, ${proof}) }`],
    ['the address of an intake', '{ intakePaper(number: "NUMBER") { address } }'],
  ])('[Y9] tells no program %s, whatever it may write', async (_, query) => {
    for (const access of ['read', 'write']) {
      const { headers } = await program({ access })
      const { errors } = await shop.graphql(of(query), {}, headers)
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    }
  })

  it('[Y9] tells what a token names, and nothing of it outlives the token', async () => {
    const { id, headers } = await program({ readsJobAddresses: true, readsCalendarFeed: true })
    const query = of(`{ job: jobAddress(job: ${jobs}, id: ID) { nl } calendarFeed { address } }`)
    type Told = { job: { nl: string }; calendarFeed: { address: string } }
    const { data, errors } = await shop.graphql<Told>(query, {}, headers)
    const { job, calendarFeed } = required(data, JSON.stringify(errors))
    expect((await shop.graphql<Told>(query, {}, headers)).data).toEqual(data)
    expect((await shop.graphql<Told>(query, {}, admin)).data).not.toEqual(data)

    const code = required(job.nl.split('/').at(-1), 'code')
    const tracked = async () => {
      const { data: found } = await shop.graphql<{ trackedJob: { number: string } | null }>(
        'query ($code: String!) { trackedJob(code: $code) { number } }',
        { code },
      )
      return found?.trackedJob?.number ?? null
    }
    const feed = async () => (await fetch(shop.url + new URL(calendarFeed.address).pathname)).status
    expect([await tracked(), await feed()]).toEqual([expect.any(String), 200])
    await revoke(id)
    expect([await tracked(), await feed()]).toEqual([null, 404])
  })

  it('[Y9] tells an access code to a token that names it', async () => {
    const { headers } = await program({ access: 'write', readsAccessCodes: true })
    expect((await shop.graphql(of(revealed), {}, headers)).data).toEqual({ revealAccessCode: '4711' })
  })

  it('[Y9] has a word on everything that sounds like a secret', () => {
    const { schema } = shop.api
    const declared = guardedFields(schema, entities).filter(({ audience }) => audience)
    expect(Object.fromEntries(declared.map(({ coordinate, audience }) => [coordinate, audience]))).toEqual(secrets)
    const sounds = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.values(type.getFields())
            .filter(({ name, description }) => sounding.test(`${name.replace(/([A-Z])/g, ' $1')} ${description}`))
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    )
    expect(sounds.filter((name) => !secrets[name] && !noSecrets[name])).toEqual([])
    expect(Object.keys(noSecrets).filter((name) => !sounds.includes(name))).toEqual([])
  })

  it('[Y10] lets no program choose a password or make more than a customer', async () => {
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id role } }'
    const { headers } = await program({ access: 'write' }, ['klanten'])
    const made = (input: object) =>
      shop.graphql(register, { input: { name: 'Eve', email: 'eve@example.org', ...input } }, headers)
    for (const [input, fields] of [
      [{ role: 'cms_zzp', password: 'correct horse battery' }, ['password', 'role']],
      [{ role: 'cms_accountant' }, ['role']],
      [{ password: 'correct horse battery' }, ['password']],
    ] as const) {
      const { errors } = await made(input)
      expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual(fields)
    }
    expect((await made({})).data).toMatchObject({ register: { role: 'cms_status_user' } })
  })

  /** A draft leads where its record does, and to other records of its own kind. */
  const kinds = draftKinds().map(({ type }) => type.name)
  const amongThemselves = {
    'NewsItem.relatedNewsItem': 'newsItem',
    'Page.belongsTo': 'page',
    'Page.children': 'page',
    'Product.relatedProduct': 'product',
    'Service.relatedService': 'service',
    'Tip.relatedTip': 'tip',
  }
  const unpublished = Object.fromEntries(
    Object.entries({ ...crossings, ...amongThemselves }).flatMap(([coordinate, reaches]) => {
      const [type = '', field] = coordinate.split('.')
      return kinds.includes(type) ? [[`${type}Values.${field}`, reaches]] : []
    }),
  )

  it('[Y10] knows every field that leads to another section', () => {
    const crossing = guardedFields(shop.api.schema, entities).filter(({ reaches }) => reaches)
    expect(Object.fromEntries(crossing.map(({ coordinate, reaches }) => [coordinate, reaches]))).toEqual({
      ...crossings,
      ...unpublished,
    })
  })

  it.each(roles.values)('[Y10] reads what belongs to another section with that section alone, as %s', async (role) => {
    const fields = guardedFields(shop.api.schema, entities).filter(({ reaches }) => reaches)
    for (const { coordinate, field, reaches = '', isReference } of fields) {
      const told = (sections: string[]) => {
        const limits = { token: 1, isReadOnly: true, entities: new Set(sections), secrets: new Set<SecretRight>() }
        const context = shop.api.context(programViewer('Program', role, limits), 'en', null)
        const selection = isReference ? 'name' : undefined
        const info = { fieldNodes: [nodeOf(coordinate, selection)], fragments: {}, schema: shop.api.schema } as never
        try {
          return Promise.resolve(field.resolve?.({ id: repair }, {}, context, info)).then(
            () => 'told',
            (error) => error.extensions?.code ?? 'told',
          )
        } catch (error) {
          return Promise.resolve((error as { extensions?: { code: string } }).extensions?.code ?? 'told')
        }
      }
      expect([coordinate, await told(['newsItem'].filter((each) => each !== reaches))]).toEqual([
        coordinate,
        'FORBIDDEN',
      ])
    }
  })

  it('[Y10] [L2] a program keeps drafts of its own section alone', async () => {
    const { headers } = await program({ access: 'write' }, ['tips'])
    const send = async (method: string, path: string, body?: object) => {
      const sent = { method, headers: { ...headers, 'content-type': 'application/json' } }
      const answer = await fetch(`${shop.url}/api/${path}`, { ...sent, ...(body && { body: JSON.stringify(body) }) })
      return { status: answer.status, ...((await answer.json()) as { data?: { record: number } }) }
    }
    const { status, data } = await send('POST', 'tip/draft', { language: 'nl', title: 'Van een programma' })
    expect(status).toBe(201)
    expect((await send('GET', `tip/draft/${data?.record}`)).status).toBe(200)
    expect((await send('POST', `tip/draft/${data?.record}/publish`)).status).toBe(200)
    expect((await send('POST', 'product/draft', { language: 'nl', title: 'Niet van hem' })).status).toBe(403)
    const ofProducts = ['GET product/draft/1', 'DELETE product/draft/1', 'POST product/draft/1/publish']
    for (const call of ofProducts) {
      const [method = '', path = ''] = call.split(' ')
      expect([call, (await send(method, path)).status]).toEqual([call, 403])
    }
  })

  it('[Y10] reads no name of a customer in a quote with the repairs alone', async () => {
    const query = of('{ statusRepair(id: ID) { id quotes { document } appointments { name } } }')
    const ids = of('{ statusRepair(id: ID) { customer { id } quotes { id } appointments { id } } }')
    const { headers } = await program({}, ['reparaties'])
    const { data, errors } = await shop.graphql(query, {}, headers)
    expect(JSON.stringify(data)).not.toContain('Anna')
    expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code])[0]?.[1]).toBe('FORBIDDEN')
    expect((await shop.graphql(ids, {}, headers)).errors).toBeUndefined()
  })
})

/** A field as it is asked for, with one below it. */
function nodeOf(coordinate: string, selection: string | undefined) {
  const { definitions } = parse(`{ ${coordinate.split('.')[1]} ${selection ? `{ ${selection} }` : ''} }`)
  const [definition] = definitions
  return definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections[0] : undefined
}
