import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Flag, Money, Multiline, OneOf, References, Slug, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { quantumMinutes } from '../../kernel/shared/appointmentTimes.js'
import { Service } from '../services/Service.js'
import { appointmentCharges, appointmentPlaces } from './appointmentChoices.js'
import { callOutZones, overlaps } from './cost/callOutZones.js'
import { postcodeAreas } from './postcodeAreas.js'

@Managed({
  plural: 'appointmentKinds',
  hasFew: true,
  section: 'afspraaksoorten',
  titleField: 'titleNl',
  icon: 'clock',
  hasNextId: true,
  isPublic: false,
  shapesSite: true,
  check: checkAppointmentKind,
  grants: ownerMayAll,
  colleagues: { technician: 'reads', clerk: 'reads' },
  description: 'What visitors can make an appointment for.',
})
export class AppointmentKind extends ManagedRecord {
  @Text({ max: 80, required: true, inList: true })
  titleNl: string

  /** The Dutch title when empty, as with all texts of both languages. */
  @Text({ max: 80 })
  titleEn: string | null

  @Multiline({ max: 600 })
  descriptionNl: string | null

  @Multiline({ max: 600 })
  descriptionEn: string | null

  /** Visitors see it while it is on. */
  @Flag({ default: true, inList: true, filterable: true })
  isOffered: boolean

  /** Whether customers of a job that is ready choose a time of it, to collect the device or have it brought. */
  @Flag({ default: false, inList: false, filterable: false })
  isForPickUp: boolean

  /** Its place among the others, the lowest first. */
  @Count({ min: 0, max: 999, required: true, default: 0, inList: true })
  position: number

  @OneOf(appointmentPlaces, { required: true, default: 'shop', inList: true, section: 'details' })
  place: ValueOf<typeof appointmentPlaces>

  @Count({ min: quantumMinutes, max: 480, required: true, default: 30, inList: true, section: 'details' })
  minutes: number

  /** How long nothing else begins afterwards. */
  @Count({ min: 0, max: 240, required: true, default: 0, section: 'details' })
  pauseMinutes: number

  /** How many appointments of this kind there may be at once. */
  @Count({ min: 1, max: 20, required: true, default: 1, section: 'details' })
  capacity: number

  /** How many hours before it begins an appointment can still be made. */
  @Count({ min: 0, max: 720, required: true, default: 2, section: 'details' })
  noticeHours: number

  /** For how many days ahead. */
  @Count({ min: 1, max: 365, required: true, default: 60, section: 'details' })
  horizonDays: number

  /** How many hours before it begins a visitor can still move or cancel it. */
  @Count({ min: 0, max: 336, required: true, default: 24, section: 'details' })
  changeHours: number

  /** The areas of home visits, such as `1234, 1235-1239`; everywhere when empty. */
  @Text({ max: 400, section: 'details' })
  postcodes: string | null

  /** To the home of a customer, and as long back. */
  @Count({ min: 0, max: 240, required: true, default: 0, section: 'details' })
  travelMinutes: number

  /** Which work it is for; any where it names none. Either version of a service stands for both. */
  @References(() => Service, { max: 60, section: 'cost' })
  services: number[]

  /** How the appointment itself is charged; what it costs is said by `appointmentCost`. */
  @OneOf(appointmentCharges, { required: true, default: 'words', filterable: false, section: 'cost' })
  charge: ValueOf<typeof appointmentCharges>

  /** Of an amount: what it costs, or at least, in cents with VAT. */
  @Money({ sortable: false, section: 'cost' })
  price: number | null

  /** At most, in cents; as the price when null. */
  @Money({ sortable: false, section: 'cost' })
  priceTo: number | null

  /** For how long the amount is; for the whole appointment when null. */
  @Count({ min: quantumMinutes, max: 480, sortable: false, section: 'cost' })
  perMinutes: number | null

  /** What the way to a customer costs, one zone a line: `5401-5402: 0`. Nothing is said of it when empty. */
  @Multiline({ max: 2000, section: 'cost' })
  callOutZones: string | null

  /** What it costs, in words, where no figures say it. */
  @Text({ max: 80, section: 'cost' })
  priceNl: string | null

  @Text({ max: 80, section: 'cost' })
  priceEn: string | null

  @Slug({ from: 'titleNl' })
  url: string
}

function checkAppointmentKind(kind: AppointmentKind): Record<string, Message | false> {
  const isUneven = (minutes: unknown) => typeof minutes === 'number' && minutes % quantumMinutes !== 0
  const uneven = { key: 'appointmentKind.fiveMinutes' } as const
  return {
    minutes: isUneven(kind.minutes) && uneven,
    pauseMinutes: isUneven(kind.pauseMinutes) && uneven,
    travelMinutes: isUneven(kind.travelMinutes) && uneven,
    postcodes: typeof kind.postcodes === 'string' &&
      postcodeAreas(kind.postcodes) === null && { key: 'appointmentKind.postcodes' },
    ...costFaults(kind),
  }
}

function costFaults({ charge, price, priceTo, callOutZones: text }: AppointmentKind): Record<string, Message | false> {
  const zones = callOutZones(text ?? null)
  const zoneFault = { key: zones === null ? 'appointmentKind.zones' : 'appointmentKind.zonesOverlap' } as const
  return {
    price: charge === 'amount' && price == null && { key: 'appointmentKind.priceNeeded' },
    priceTo: priceTo != null && (price == null || priceTo < price) && { key: 'service.priceTo' },
    callOutZones: (zones === null || overlaps(zones)) && zoneFault,
  }
}
