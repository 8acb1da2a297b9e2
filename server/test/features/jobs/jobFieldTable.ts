/**
 * Who reads a field of a job besides the shop, which reads all of them: its own customer after a login, and the holder
 * of its secret address. Nobody else reads any.
 */
type Reader = 'own' | 'holder'

const both: readonly Reader[] = ['own', 'holder']
const own: readonly Reader[] = ['own']
const shopAlone: readonly Reader[] = []

/** Of both kinds of job. A field that is not here fails the tests. */
export const jobFields: Record<string, readonly Reader[]> = {
  id: own,
  createdAt: own,
  updatedAt: own,
  version: shopAlone,
  number: both,
  status: both,
  currentStatus: both,
  description: both,
  descriptionProblem: both,
  whatHasBeenDone: both,
  intakeDate: both,
  startDate: own,
  endDate: own,
  promisedOn: both,
  device: both,
  lines: both,
  usedParts: both,
  costs: both,
  includingVat: both,
  agreedTotal: both,
  agreedAt: both,
  timeline: both,
  warrantyUntil: both,
  pickedUpAt: both,
  quotes: both,
  isReady: both,
  totals: both,
  address: own,
  reference: own,
  offersPickUp: own,
  pickedUpBy: shopAlone,
  paidAt: shopAlone,
  paidWith: shopAlone,
  customer: shopAlone,
  assignedTo: shopAlone,
  service: shopAlone,
  contactPhone: shopAlone,
  contactPhoneE164: shopAlone,
  costLimit: shopAlone,
  isAboveLimit: shopAlone,
  condition: shopAlone,
  accessories: shopAlone,
  checks: shopAlone,
  appointments: shopAlone,
  reminders: shopAlone,
}

/** Of repairs besides. */
const repairFields: Record<string, readonly Reader[]> = { warrantyOf: shopAlone, warrantyOfNewPc: shopAlone }

/** All fields of a kind of job, by the name of its type. */
export function fieldsOfKind(type: string): Record<string, readonly Reader[]> {
  return type === 'StatusRepair' ? { ...jobFields, ...repairFields } : jobFields
}

/** What only the page of the secret address has. */
export const trackedFields = [
  'addressDays',
  'appointment',
  'appointmentKinds',
  'invoices',
  'kind',
  'language',
  'messages',
  'online',
  'photos',
] as const

/** Of the device of a job, as its own customer reads it. The page of the secret address has its name alone. */
export const deviceFields: Record<string, readonly Reader[]> = {
  id: own,
  createdAt: own,
  updatedAt: own,
  name: own,
  kind: own,
  brand: own,
  model: own,
  serialNumber: own,
  version: shopAlone,
  boughtOn: shopAlone,
  notes: shopAlone,
  customer: shopAlone,
}
