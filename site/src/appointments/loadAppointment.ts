import type { Language } from '@shop/server/screens'
import { otherLanguage } from '../addresses/addresses'
import { type Choices, choicesAt, startAddress } from '../addresses/appointmentChoices'
import type { Site } from '../data/Site'
import type { AppointmentKindFieldsFragment } from '../generated/graphql'
import type { ScreenData } from '../screens/ScreenData'

export type AppointmentKind = AppointmentKindFieldsFragment

export interface AppointmentData extends ScreenData {
  kind: 'appointment'
  /** None where the shop offers none: it takes a message instead. */
  kinds: AppointmentKind[]
  choices: Choices
}

/** The kinds of appointment that one chooses from. */
export async function loadAppointment(site: Site, request: Request, language: Language): Promise<AppointmentData> {
  const choices = choicesAt(new URL(request.url).search, language)
  const { publicAppointmentKinds: kinds } = await site.query('AppointmentKinds', { language })
  return { kind: 'appointment', translationAddress: startAddress(otherLanguage(language), choices), kinds, choices }
}
