import type { CheckedPoint } from '@shop/server/checkList'
import { phoneAddress } from '@shop/server/phoneNumber'
import { jobKind, type Language, type ManagedEntity } from '../../kernel/managed/ManagedEntity'
import type { JobLine } from '../lines/JobLine'

/** What stands at the head of a job, and on its repair report. Amounts are in the shop's currency. */
export interface JobHead {
  number: string
  version: number
  status: string
  /** Whether it can be collected, also where it is finished. */
  isReady: boolean
  currentStatus: string | null
  description: string | null
  descriptionProblem: string | null
  whatHasBeenDone: string | null
  promisedOn: string | null
  endDate: string | null
  warrantyUntil: string | null
  pickedUpAt: string | null
  pickedUpBy: string | null
  paidWith: string | null
  costs: number | null
  includingVat: boolean
  agreedTotal: number | null
  agreedAt: string | null
  costLimit: number | null
  /** Whether it costs more than its customer knows. */
  isAboveLimit: boolean
  lines: JobLine[]
  /** What was found of its device, before and after the work. */
  checks: CheckedPoint[]
  /** What the customer calls it. */
  reference: string | null
  contactPhone: string | null
  contactPhoneE164: string | null
  customer: {
    id: number
    name: string
    company: string | null
    phoneNumber: string | null
    phoneE164: string | null
    email: string | null
    language: Language
  }
  device: { id: number; name: string; kind: string; serialNumber: string | null } | null
  assignedTo: { id: number; name: string } | null
  timeline: { at: string; to: string; isNoticed: boolean; mail: number | null; mailState: MailState | null }[]
  /** What belongs to its repair report besides the job: the drawn signature, the mail by which it was last sent, the totals. */
  report: { drawing: string | null; mail: number | null; mailState: MailState | null; totals: JobTotals | null }
}

/** What a job comes to, as the server says it. */
export interface JobTotals {
  excluding: number
  including: number
  rates: { rate: number; vat: number }[]
}

export type MailState = 'queued' | 'sent' | 'failed'

export function jobHeadQuery({ name }: ManagedEntity): string {
  return `query JobHead($id: Int!) {
    job: ${name}(id: $id) {
      number version status isReady currentStatus description descriptionProblem whatHasBeenDone promisedOn endDate warrantyUntil
      pickedUpAt pickedUpBy paidWith costs includingVat agreedTotal agreedAt costLimit isAboveLimit
      lines { kind description quantity unitPrice vatRate stockProduct }
      checks { nameNl nameEn before after }
      reference contactPhone contactPhoneE164
      customer { id name company phoneNumber phoneE164 email language }
      device { id name kind serialNumber } assignedTo { id name }
      timeline { at to isNoticed mail mailState }
    }
    report: jobReport(job: ${jobKind(name)}, id: $id) { drawing mail mailState totals { excluding including rates { rate vat } } }
  }`
}

/** Where a press on a phone number leads. */
export function phoneLink(written: string, international: string | null): string {
  return international === null ? phoneAddress(written) : `tel:${international}`
}
