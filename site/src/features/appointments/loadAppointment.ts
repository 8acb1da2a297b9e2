import type { Language } from '@shop/server/screens'
import type { AppointmentKindFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { type Choices, choicesAt, startAddress } from '../../kernel/addresses/appointmentChoices'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export type AppointmentKind = AppointmentKindFieldsFragment

export interface AppointmentData extends ScreenData {
  kind: 'appointment'
  /** None where the shop offers none: it takes a message instead. */
  kinds: AppointmentKind[]
  choices: Choices
}

/** The kinds of appointment that one chooses from. A job has its own; once it has an appointment, another is not about it. */
export async function loadAppointment(site: Site, address: URL, language: Language): Promise<AppointmentData> {
  const choices = choicesAt(address.search, language)
  const ofJob = choices.job ? await kindsOfJob(site, choices.job) : []
  const found = ofJob.length > 0 ? { kinds: ofJob, choices } : await allKinds(site, choices, language)
  return { kind: 'appointment', translationAddress: startAddress(otherLanguage(language), choices), ...found }
}

async function allKinds(site: Site, { job: _, ...choices }: Choices, language: Language) {
  const { publicAppointmentKinds: kinds } = await site.query('AppointmentKinds', { language, ...costOf(choices) })
  const forService = kinds.filter(({ isForService }) => isForService)
  return { kinds: forService.length > 0 ? forService : kinds, choices }
}

/** What the cost of a kind is to be said for, by the choices so far. */
export function costOf({ service, postcode }: Pick<Choices, 'service' | 'postcode'>) {
  return { service: /^\d{1,9}$/.test(service ?? '') ? Number(service) : null, postcode: postcode ?? null }
}

/** None for a code that opens nothing. */
async function kindsOfJob(site: Site, code: string): Promise<AppointmentKind[]> {
  try {
    return (await site.query('AppointmentKindsOfJob', { code })).trackedJob.appointmentKinds
  } catch (error) {
    if (error instanceof QueryError && ['NOT_FOUND', 'RATE_LIMITED'].includes(error.code)) return []
    throw error
  }
}
