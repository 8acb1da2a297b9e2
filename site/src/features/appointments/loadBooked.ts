import { appointmentAddress, type Language } from '@shop/server/screens'
import { data } from 'react-router'
import type { VisitorAppointmentFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { type Choices, choicesAt, moveAddress } from '../../kernel/addresses/appointmentChoices'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { timesToMoveTo } from './freeTimes'
import { type DayChoices, loadDays, loadTimes, noDays, type SlotLack, type TimeChoice } from './loadDays'

export type BookedAppointment = VisitorAppointmentFieldsFragment

export interface BookedData extends ScreenData {
  kind: 'booked'
  code: string
  /** Null for a code that opens nothing. */
  appointment: BookedAppointment | null
  choices: Choices
  /** While it is moved and no day is chosen. */
  dayChoices: DayChoices | null
  /** While it is moved, the free times of the chosen day. */
  times: TimeChoice[] | null
  /** Why that day has none. */
  lack: SlotLack | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** The appointment of a secret address. A code that opens nothing has the same screen, whatever the cause. */
export async function loadBooked(site: Site, address: URL, language: Language, code: string) {
  const choices = choicesAt(address.search, language)
  const other = otherLanguage(language)
  const encoded = encodeURIComponent(code)
  const found: BookedData = {
    kind: 'booked',
    translationAddress: choices.move ? moveAddress(other, encoded, choices) : appointmentAddress(other, encoded),
    code,
    appointment: null,
    choices,
    dayChoices: null,
    times: null,
    lack: null,
  }
  try {
    const { appointmentByCode: appointment } = await site.query('AppointmentByCode', { code, language })
    const isMoved = choices.move !== undefined && appointment.canChange
    return { ...found, appointment, ...(isMoved && (await loadFree(site, language, appointment, code, choices))) }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}

/** What it can be moved to: nothing where it can no longer be changed, since it was read. */
async function loadFree(
  site: Site,
  language: Language,
  { kind }: BookedAppointment,
  code: string,
  { day, month }: Choices,
): Promise<Partial<BookedData>> {
  const free = timesToMoveTo(site, kind, { language, code })
  try {
    return day ? await loadTimes(free, day) : { dayChoices: await loadDays(free, month) }
  } catch (error) {
    if (!(error instanceof QueryError) || error.code !== 'CONFLICT') throw error
    return { dayChoices: noDays }
  }
}
