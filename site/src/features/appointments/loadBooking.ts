import type { Language } from '@shop/server/screens'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { type Choices, choicesAt, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import { notFound } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { timesOfKind } from './freeTimes'
import { type AppointmentKind, costOf } from './loadAppointment'
import { type DayChoices, loadDays, loadTimes, type SlotLack, type TimeChoice } from './loadDays'

export interface BookingData extends ScreenData {
  kind: 'booking'
  of: AppointmentKind
  choices: Choices
  /** What is wrong with the postcode, in the visitor's language. */
  postcodeFault: string | null
  /** Null on other steps. */
  dayChoices: DayChoices | null
  /** The free times of the chosen day; null on other steps. */
  times: TimeChoice[] | null
  /** Why that day has none. */
  lack: SlotLack | null
}

/** The step that the address has come to: the postcode of a home visit, the day, the time, or who comes. */
export async function loadBooking(site: Site, address: URL, language: Language, url: string): Promise<BookingData> {
  const choices = choicesAt(address.search, language)
  const { publicAppointmentKinds } = await site.query('AppointmentKinds', { language, ...costOf(choices) })
  const of = publicAppointmentKinds.find((kind) => kind.url === url)
  if (!of) throw notFound()
  const found: BookingData = {
    kind: 'booking',
    translationAddress: stepAddress(otherLanguage(language), url, choices),
    of,
    choices,
    postcodeFault: null,
    dayChoices: null,
    times: null,
    lack: null,
  }
  const { postcode = null, day } = choices
  if (of.needsPostcode && postcode === null) return found
  const free = timesOfKind(site, of, { language, postcode })
  try {
    if (day) return { ...found, ...(await loadTimes(free, day)) }
    return { ...found, dayChoices: await loadDays(free, choices.month) }
  } catch (error) {
    const [fault] = (error instanceof QueryError && error.fields.postcode) || []
    if (fault === undefined) throw error
    return { ...found, postcodeFault: fault }
  }
}
