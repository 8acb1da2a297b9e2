/**
 * What a status of a job is called to the customer, on the status screen and in mails alike. Staff have names of their own,
 * in which the customer is a third person: see the labels of the back office.
 */
export const customerStatusNames = {
  assembling: { nl: 'Wordt gebouwd', en: 'Being built' },
  'delivery-appointment': { nl: 'Afspraak voor levering', en: 'Delivery appointment' },
  finished: { nl: 'Afgerond', en: 'Finished' },
  'in-treatment': { nl: 'In behandeling', en: 'Being worked on' },
  'return-appointment': { nl: 'Klaar om op te halen', en: 'Ready to collect' },
  waiting: { nl: 'In de wacht', en: 'Is on hold' },
  'waiting-customer': { nl: 'Wacht op jou', en: 'Waiting for you' },
  'waiting-supplier': { nl: 'Wacht op de leverancier', en: 'Waiting for the supplier' },
} as const

export type CustomerStatus = keyof typeof customerStatusNames
