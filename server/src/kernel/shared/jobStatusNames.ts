import type { Language } from './screens.js'

/** What a status of a job is called everywhere: to the customer, in mails, on paper and in the back office. */
export const jobStatusNames = {
  assembling: { nl: 'Wordt gebouwd', en: 'Being built' },
  'delivery-appointment': { nl: 'Afspraak voor levering', en: 'Delivery appointment' },
  finished: { nl: 'Afgerond', en: 'Finished' },
  'in-treatment': { nl: 'In behandeling', en: 'Being worked on' },
  'return-appointment': { nl: 'Klaar om op te halen', en: 'Ready to collect' },
  waiting: { nl: 'In de wacht', en: 'Is on hold' },
  'waiting-customer': { nl: 'Wacht op jou', en: 'Waiting for you' },
  'waiting-supplier': { nl: 'Wacht op de leverancier', en: 'Waiting for the supplier' },
} as const

/** Of whom staff speak as a third person. */
const staffNames = {
  'waiting-customer': { nl: 'Wacht op de klant', en: 'Waiting for the customer' },
} as const

export type JobStatusName = keyof typeof jobStatusNames

/** The status by whose name a job goes: one that is finished and was not collected is ready. */
export function shownJobStatus<Status extends string>(status: Status, isReady: boolean): Status | 'return-appointment' {
  return status === 'finished' && isReady ? 'return-appointment' : status
}

/** The labels of a choice of statuses, as staff read them. @param choice its name, such as `RepairStatus` */
export function jobStatusLabels(choice: string, language: Language): Record<string, string> {
  const names = { ...jobStatusNames, ...staffNames }
  return Object.fromEntries(
    Object.entries(names).map(([status, name]) => [`choice.${choice}.${status}`, name[language]]),
  )
}
