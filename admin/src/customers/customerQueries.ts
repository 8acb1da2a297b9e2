/** How much is kept of a customer. */
export interface CustomerData {
  jobs: number
  /** Of these, what the tax office may still ask for. */
  jobsForTax: number
  messages: number
  mails: number
  history: number
  binned: number
  documents: number
  stockMovements: number
}

export const dataQuery = `query CustomerData($id: Int!) {
  customerData(id: $id) { jobs jobsForTax messages mails history binned documents stockMovements }
}`

export const exportQuery = 'query ExportCustomer($id: Int!) { exportCustomer(id: $id) }'

export interface EraseAnswer {
  eraseCustomer: { jobs: number; messages: number; mails: number }
}

export const eraseMutation = `mutation EraseCustomer($id: Int!, $confirmation: String!) {
  eraseCustomer(id: $id, confirmation: $confirmation) { jobs messages mails }
}`
