import type { Session } from '../scripts/house/session.mjs'

export const customerPassword = 'roestige-fietspomp'

export interface Offered {
  /** Of the customer, whose password is `customerPassword`. */
  email: string
  job: number
  number: string
  quote: number
  nl: string
  en: string
}

/** A repair of a customer of its own, with a quote that waits for an answer. */
export async function offer(api: Session): Promise<Offered> {
  const unique = `${Date.now()}${Math.floor(Math.random() * 1000)}`
  const email = `marieke${unique}@example.com`
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    {
      input: {
        name: 'Marieke de Wit',
        email,
        password: customerPassword,
        zipCode: '5401 AB',
        phoneNumber: '06 12345678',
      },
    },
  )
  const { job } = await api.graphql<{ job: { id: number; number: string } }>(
    'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
    { input: { customer: register.id, status: 'waiting', description: 'HP Envy', descriptionProblem: 'Scherm stuk' } },
  )
  const { quote } = await api.graphql<{ quote: number }>(
    'mutation ($id: Int!) { quote: draftQuote(job: statusRepair, id: $id) }',
    { id: job.id },
  )
  const input = {
    work: 'Nieuw scherm',
    timeNeeded: 'Twee werkdagen',
    lines: [
      { description: 'Scherm', quantity: '1', unitPrice: 120, vatRate: 21 },
      { description: 'Schoonmaken', quantity: '1', unitPrice: 19.5, vatRate: 21, isOptional: true },
    ],
  }
  await api.graphql('mutation ($id: Int!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }', {
    id: quote,
    input,
  })
  await api.graphql('mutation ($id: Int!) { sendQuote(id: $id) { id } }', { id: quote })
  const { jobAddress } = await api.graphql<{ jobAddress: { nl: string; en: string } }>(
    'query ($id: Int!) { jobAddress(job: statusRepair, id: $id) { nl en } }',
    { id: job.id },
  )
  const pathOf = (address: string) => new URL(address).pathname
  return { email, job: job.id, number: job.number, quote, nl: pathOf(jobAddress.nl), en: pathOf(jobAddress.en) }
}
