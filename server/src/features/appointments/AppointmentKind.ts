import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Flag, Multiline, OneOf, Slug, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { quantumMinutes } from '../../kernel/shared/appointmentTimes.js'
import { appointmentPlaces } from './appointmentChoices.js'
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

  /** What it costs, in words. */
  @Text({ max: 80 })
  priceNl: string | null

  @Text({ max: 80 })
  priceEn: string | null

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
  }
}
