import { type CheckedPoint, saidPoints } from '@shop/server/checkList'
import type { DeviceKind, JobKind, Language, SelfIntakesQuery, TakeInInput } from '../../generated/graphql'

export interface KnownCustomer {
  id: number
  name: string
  /** Missing where only who may be the same was asked for. */
  company?: string | null
  email: string | null
  phoneNumber: string | null
  language: Language
}

export interface KnownDevice {
  id: number
  name: string
  kind: DeviceKind
}

/** What is typed at the counter, as it survives a reload; all but the access code of the device. */
export interface IntakeDraft {
  /** Of the request, so that pressing twice adds one job. */
  key: string
  kind: JobKind
  search: string
  customer: KnownCustomer | null
  newCustomer: Record<'name' | 'phoneNumber' | 'email' | 'zipCode', string> & { language: Language }
  isNewCustomer: boolean
  /** Of a new customer who comes for a company; null for a private one. */
  business: Record<'company' | 'kvkNumber' | 'vatNumber' | 'city', string> | null
  /** What a business customer calls the job. */
  reference: string
  device: KnownDevice | null
  newDevice: Record<'brand' | 'model' | 'serialNumber', string> & { kind: DeviceKind }
  isNewDevice: boolean
  /** The job under whose warranty it is done. */
  warranty: { kind: JobKind; id: number; number: string } | null
  service: { id: number; title: string } | null
  problem: string
  /** What stays behind, of the usual things. */
  chosen: string[]
  alsoStays: string
  condition: string
  /** What was said of points of the check-list, also of those of another kind of device that was chosen before. */
  checks: CheckedPoint[]
  contactPhone: string
  costLimit: string
  /** Null for the day that is proposed. */
  promisedOn: string | null
  isHeldBack: boolean
  /** What the customer has filled in, and this takes in. */
  selfIntake: SelfIntakesQuery['selfIntakes'][number] | null
  /** The id of the appointment with which the customer came. */
  appointment: number | null
  signedBy: string
  /** The path of a drawing of 600 × 200. */
  drawing: string
}

export type ChangeDraft = (change: Partial<IntakeDraft>) => void

export function emptyDraft(language: Language, kind: JobKind = 'statusRepair' as JobKind): IntakeDraft {
  return {
    key: crypto.randomUUID(),
    kind,
    search: '',
    customer: null,
    newCustomer: { name: '', phoneNumber: '', email: '', zipCode: '', language },
    isNewCustomer: false,
    business: null,
    reference: '',
    device: null,
    newDevice: { kind: 'laptop' as DeviceKind, brand: '', model: '', serialNumber: '' },
    isNewDevice: false,
    warranty: null,
    service: null,
    problem: '',
    chosen: [],
    alsoStays: '',
    condition: '',
    checks: [],
    contactPhone: '',
    costLimit: '',
    promisedOn: null,
    isHeldBack: false,
    selfIntake: null,
    appointment: null,
    signedBy: '',
    drawing: '',
  }
}

/** The language of the customer. */
export function languageOf({ customer, newCustomer }: IntakeDraft): Language {
  return customer?.language ?? newCustomer.language
}

/** An amount as it was typed, with a comma or a point; not a number for what is none. */
function amountOf(text: string): number | null {
  const typed = text.trim().replace(/^€\s*/, '').replace(',', '.')
  return typed === '' ? null : Number(typed)
}

export function isAmount(text: string): boolean {
  return !Number.isNaN(amountOf(text) ?? 0)
}

interface Besides {
  accessCode: string
  /** The day that holds while none is chosen. */
  proposedDay: string
  /** What the customer has read. */
  terms: string
  /** The check-list of the device. */
  checks: readonly CheckedPoint[]
}

/** What is sent. */
export function intakeOf(draft: IntakeDraft, { accessCode, proposedDay, terms, checks }: Besides): TakeInInput {
  const { kind, customer, device, service, signedBy, drawing } = draft
  const stays = [...draft.chosen, draft.alsoStays.trim()].filter(Boolean).join(', ')
  return {
    kind,
    customer: customer?.id ?? null,
    newCustomer:
      customer === null && draft.isNewCustomer ? withoutEmpty({ ...draft.newCustomer, ...draft.business }) : null,
    device: device?.id ?? null,
    newDevice: device === null && draft.isNewDevice ? withoutEmpty(draft.newDevice) : null,
    job: {
      ...withoutEmpty({
        descriptionProblem: draft.problem,
        condition: draft.condition,
        contactPhone: draft.contactPhone,
        reference: draft.reference,
        accessories: stays,
        accessCode,
      }),
      description: service?.title ?? null,
      service: service?.id ?? null,
      costLimit: amountOf(draft.costLimit),
      promisedOn: draft.promisedOn ?? proposedDay,
      checks: saidPoints(checks) as TakeInInput['job']['checks'],
      holdBackNotice: draft.isHeldBack,
    },
    warranty: draft.warranty && { kind: draft.warranty.kind, id: draft.warranty.id },
    selfIntake: draft.selfIntake?.id ?? null,
    appointment: draft.appointment,
    signature: signedBy.trim() || drawing ? { name: signedBy, drawing: drawing || null, terms } : null,
  }
}

/** Whether anything was typed or chosen that would be lost. */
export function isTouched(draft: IntakeDraft): boolean {
  const { key, ...rest } = draft
  const { key: _, ...empty } = emptyDraft(draft.newCustomer.language, draft.kind)
  return JSON.stringify(rest) !== JSON.stringify(empty)
}

function withoutEmpty<Texts extends Record<string, string>>(
  texts: Texts,
): { [Name in keyof Texts]: Texts[Name] | null } {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() === '' ? null : text.trim()]),
  ) as { [Name in keyof Texts]: Texts[Name] | null }
}
