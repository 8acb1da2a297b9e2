import type { EntityManager } from 'typeorm'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import type { Appointment } from '../Appointment.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import { appointmentCost, boundsOf } from './appointmentCost.js'
import { costWords } from './costWords.js'
import { KnownServices } from './KnownServices.js'

export type AgreedCost = Pick<Appointment, 'costNl' | 'costEn' | 'costFrom' | 'costTo' | 'callOut'>

/** The columns of an appointment that say what was agreed of its cost when it was booked. */
export async function agreedCost(
  manager: EntityManager,
  kind: AppointmentKind,
  { service, postcode }: { service: number | null; postcode: string | null },
  { currency }: Pick<Settings, 'currency'>,
): Promise<AgreedCost> {
  const priced = service === null ? null : (await KnownServices.read(manager)).priced(service)
  const cost = appointmentCost(kind, priced, postcode)
  const bounds = boundsOf(cost)
  return {
    costNl: costWords(cost, 'nl', currency),
    costEn: costWords(cost, 'en', currency),
    costFrom: bounds?.from ?? null,
    costTo: bounds?.to ?? null,
    callOut:
      typeof cost.callOut === 'object' && cost.callOut?.from === cost.callOut?.to ? (cost.callOut?.to ?? null) : null,
  }
}

/** What was agreed, in words of a language; null where nothing was said. */
export function agreedWords({ costNl, costEn }: Pick<Appointment, 'costNl' | 'costEn'>, language: 'nl' | 'en') {
  return language === 'en' ? costEn : costNl
}
