import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'
import { type AppointmentShop, at, done, refusal, startAppointmentShop } from './appointmentShop.js'

interface Kind {
  id: number
  price: string | null
  isForService: boolean
  services: { id: number; title: string; price: string | null }[]
  cost: { from: number | null; to: number | null; callOutFrom: number | null; callOutTo: number | null }
}

/** With plain spaces. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? null

const agreed = 'De afspraak zelf is gratis. Scherm vervangen: € 139 tot € 189'

describe.each(bothDatabases)('what appointments cost on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let mails: MailServer
  let screen: { nl: number; en: number }

  beforeAll(async () => {
    database = await create()
    mails = await new MailServer().start()
    shop = await startAppointmentShop(database, { SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
    const add = async (input: object) => {
      const create = 'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }'
      return done(await shop.admin<{ createService: { id: number } }>(create, { input })).createService.id
    }
    const price = { price: 139, priceTo: 189 }
    const nl = await add({ language: 'nl', title: 'Scherm vervangen', ...price })
    screen = { nl, en: await add({ language: 'en', title: 'New screen', translationOf: nl, ...price }) }
  })
  afterAll(async () => {
    await shop.close()
    await mails.stop()
    await database.drop()
  })

  async function shown(kind: number, asked: { language?: string; service?: number; postcode?: string }): Promise<Kind> {
    const { language = 'nl', ...rest } = asked
    const { publicAppointmentKinds } = done(
      await shop.graphql<{ publicAppointmentKinds: Kind[] }>(
        'query ($language: Language!, $service: Int, $postcode: String) { publicAppointmentKinds(language: $language, service: $service, postcode: $postcode) { id price isForService services { id title price } cost { from to callOutFrom callOutTo } } }',
        { language, ...rest },
      ),
    )
    return required(
      publicAppointmentKinds.find(({ id }) => id === kind),
      'the kind',
    )
  }

  async function setPrice(price: number, priceTo: number): Promise<void> {
    for (const id of [screen.nl, screen.en]) {
      const update =
        'mutation ($id: Int!, $input: UpdateServiceInput!) { updateService(id: $id, input: $input) { id } }'
      done(await shop.admin(update, { id, input: { price, priceTo } }))
    }
  }

  it('[C5] a kind says what it costs for a service, in either language and whichever version is named', async () => {
    const kind = await shop.kind({ charge: 'free', services: [screen.en] })
    const dutch = await shown(kind, { service: screen.nl })
    expect(plain(dutch.price)).toBe(agreed)
    expect(dutch).toMatchObject({ isForService: true, cost: { from: 139, to: 189, callOutFrom: null } })
    expect(dutch.services.map((each) => ({ ...each, price: plain(each.price) }))).toEqual([
      { id: screen.nl, title: 'Scherm vervangen', price: '€ 139 tot € 189' },
    ])
    expect(plain((await shown(kind, { service: screen.nl, language: 'en' })).price)).toBe(
      'The appointment itself is free. New screen: €139 to €189',
    )
    const rest = await fetch(`${shop.url}/api/public-appointment-kinds?language=nl&service=${screen.en}`)
    const { data } = (await rest.json()) as { data: { id: number; cost: { text: string } }[] }
    expect(plain(data.find(({ id }) => id === kind)?.cost.text)).toBe(agreed)
    const other = await shop.kind({ charge: 'free', services: [] })
    expect((await shown(other, { service: screen.nl })).isForService).toBe(true)
    expect(plain((await shown(kind, {})).price)).toBe('De afspraak zelf is gratis, het werk heeft zijn eigen prijs')
  })

  it('[C5] a home visit says what the way costs to a postcode, and books that', async () => {
    const home = { place: 'home', postcodes: '5400-5409', charge: 'amount', price: 65, perMinutes: 60 }
    const kind = await shop.kind({ ...home, callOutZones: '5400-5404: 0\n5405-5409: 15' })
    expect((await shown(kind, {})).cost).toMatchObject({ from: null, callOutFrom: 0, callOutTo: 15 })
    expect(plain((await shown(kind, { postcode: '5401 AB' })).price)).toBe('€ 65 per uur, voorrijden gratis')
    expect(plain((await shown(kind, { postcode: '5405ab' })).price)).toBe('€ 65 per uur, voorrijden € 15')
    const { code } = await shop.booked(kind, at(3, '14:00'), {
      ...{ postcode: '5405 AB', address: 'Dorpsstraat 1', phoneNumber: '0612345678', language: 'nl' },
    })
    expect(await agreedOf(code)).toMatchObject({ price: '€ 65 per uur, voorrijden € 15', costFrom: null, callOut: 15 })
  })

  async function agreedOf(code: string, language = 'nl') {
    const { appointmentByCode } = done(
      await shop.graphql<{
        appointmentByCode: {
          price: string
          costFrom: number | null
          costTo: number | null
          callOut: number | null
          kind: { price: string }
          service: { title: string } | null
        }
      }>(
        `query ($code: String!) { appointmentByCode(code: $code, language: ${language}) { price costFrom costTo callOut kind { price } service { title } } }`,
        { code },
      ),
    )
    const { price, kind } = appointmentByCode
    expect(kind.price).toBe(price)
    return { ...appointmentByCode, price: plain(price) }
  }

  it('[C5] [Y51] what was said when it was booked stays when prices change, on every screen, in mails and calendars', async () => {
    const kind = await shop.kind({ charge: 'free', services: [screen.nl] })
    const emailAddress = 'afgesproken@example.com'
    const { code } = await shop.booked(kind, at(4, '10:00'), { service: screen.en, language: 'nl', emailAddress })
    expect(await agreedOf(code)).toMatchObject({
      ...{ price: agreed, costFrom: 139, costTo: 189, callOut: null, service: { title: 'Scherm vervangen' } },
    })
    await setPrice(159, 209)
    try {
      expect((await agreedOf(code, 'en')).price).toBe('The appointment itself is free. New screen: €139 to €189')
      expect(plain((await shown(kind, { service: screen.nl })).price)).toContain('€ 159 tot € 209')
      done(await shop.move(code, at(4, '11:00')))
      expect((await agreedOf(code)).price).toBe(agreed)
      const mailed = () => mails.mails.filter(({ to }) => to.includes(emailAddress))
      await until(() => mailed().length === 2)
      for (const { text } of mailed()) expect(plain(text)).toContain(`Prijs: ${agreed}`)
      const event = await (await fetch(`${shop.url}/nl/afspraak/${code}/agenda.ics`)).text()
      expect(plain(event.replace(/\r\n /g, '').replaceAll('\\,', ','))).toContain(`Prijs: ${agreed}`)
      const { id } = required(await stored(code), 'the appointment')
      const change =
        'mutation ($id: Int!, $input: AppointmentChangeInput!) { changeAppointment(id: $id, input: $input, notify: false) { costNl costFrom } }'
      const changed = async (input: object) =>
        done(
          await shop.admin<{ changeAppointment: { costNl: string; costFrom: number | null } }>(change, { id, input }),
        ).changeAppointment
      expect((await changed({ remark: 'Met lader' })).costFrom).toBe(139)
      // What it is for was agreed anew, at the price of now.
      expect((await changed({ service: null })).costFrom).toBeNull()
      expect((await changed({ service: screen.nl })).costFrom).toBe(159)
    } finally {
      await setPrice(139, 189)
    }
  })

  async function stored(code: string) {
    const { startsAt } = done(await shop.byCode(code)).appointmentByCode
    return shop.services.database.reader.findOneBy(Appointment, { startsAt })
  }

  it('[C5] an appointment is for a service of its kind, and a deleted one leaves the kinds that name it', async () => {
    const other = done(
      await shop.admin<{ createService: { id: number } }>(
        'mutation { createService(input: { language: nl, title: "Reinigen", price: 49 }) { id } }',
      ),
    ).createService.id
    const kind = await shop.kind({ charge: 'free', services: [screen.nl, other] })
    const only = await shop.kind({ charge: 'service', services: [screen.nl] })
    const refused = refusal(await shop.book(only, at(5, '10:00'), { service: other })).extensions
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['VALIDATION', ['service']])
    const unknown = 'mutation { createAppointmentKind(input: { titleNl: "Los", services: [99999] }) { id } }'
    expect(refusal(await shop.admin(unknown)).extensions.errors).toHaveProperty('services')
    const idsOf = async () => (await shown(kind, {})).services.map(({ id }) => id)
    done(await shop.admin(`mutation { deleteService(id: ${other}) { deleted } }`))
    expect(await idsOf()).toEqual([screen.nl])
    const read = `{ appointmentKind(id: ${kind}) { services { id } version } }`
    const kindNow = () => shop.admin<{ appointmentKind: { services: { id: number }[]; version: number } }>(read)
    expect(done(await kindNow()).appointmentKind).toEqual({ services: [{ id: screen.nl }], version: 2 })
    done(await shop.admin(`mutation { restoreRecord(entity: service, id: ${other}) { restored } }`))
    expect(await idsOf()).toEqual([screen.nl, other])
  })

  it('[C5] a kind names what is wrong with its costs, all at once', async () => {
    const input = { titleNl: 'Kosten', charge: 'amount', priceTo: 5, callOutZones: '5400: 1\n5400: 2' }
    const create = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
    const { errors } = refusal(await shop.admin(create, { input })).extensions
    expect(Object.keys(errors ?? {}).sort()).toEqual(['callOutZones', 'price', 'priceTo'])
  })
})
