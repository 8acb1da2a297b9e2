import type { AppointmentInput, Language } from '../../generated/graphql'
import { instantOf, minutesBetween, momentOf, type ShopMoment } from '../../kernel/format/shopMoment'
import type { AgendaAppointment, AgendaKind } from './agendaCalls'

/** When an appointment is, as it is typed. */
export interface WhenDraft extends ShopMoment {
  minutes: string
}

/** An appointment as it is typed. */
export interface AppointmentDraft extends WhenDraft {
  kind: number | null
  /** The work that it is for; null where that is not said. */
  service: number | null
  name: string
  phoneNumber: string
  emailAddress: string
  postcode: string
  address: string
  remark: string
  internalNote: string
  language: Language
}

/** @param minutes that were chosen in the grid; those of the kind where none were */
export function newDraft(
  kinds: readonly AgendaKind[],
  moment: Partial<ShopMoment>,
  minutes: number | undefined,
  language: Language,
): AppointmentDraft {
  const kind = kinds.find(({ isOffered }) => isOffered) ?? kinds[0]
  return {
    kind: kind?.id ?? null,
    service: null,
    day: moment.day ?? '',
    time: moment.time ?? '',
    minutes: String(minutes ?? kind?.minutes ?? ''),
    name: '',
    phoneNumber: '',
    emailAddress: '',
    postcode: '',
    address: '',
    remark: '',
    internalNote: '',
    language,
  }
}

export function draftOfAppointment(appointment: AgendaAppointment): AppointmentDraft {
  const { kind, service, name, phoneNumber, emailAddress, postcode, address, remark, internalNote, language } =
    appointment
  return {
    ...whenDraftOf(appointment),
    kind: kind.id,
    service: service?.id ?? null,
    name,
    phoneNumber: phoneNumber ?? '',
    emailAddress: emailAddress ?? '',
    postcode: postcode ?? '',
    address: address ?? '',
    remark: remark ?? '',
    internalNote: internalNote ?? '',
    language,
  }
}

export function whenDraftOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): WhenDraft {
  return { ...momentOf(startsAt), minutes: String(minutesBetween(startsAt, endsAt)) }
}

/** A number of minutes as it was typed; null for none, which leaves it to the kind. */
export function minutesOf({ minutes }: Pick<WhenDraft, 'minutes'>): number | null {
  const typed = Number(minutes)
  return minutes.trim() === '' || !Number.isInteger(typed) || typed <= 0 ? null : typed
}

/** A draft for another kind, which brings its own duration unless another was typed. */
export function withKind(draft: AppointmentDraft, kind: AgendaKind, kinds: readonly AgendaKind[]): AppointmentDraft {
  const before = kinds.find(({ id }) => id === draft.kind)
  const isUsual = before === undefined || draft.minutes === String(before.minutes)
  // Another kind is for other work.
  const service = kind.services.some(({ id }) => id === draft.service) ? draft.service : null
  return { ...draft, kind: kind.id, service, minutes: isUsual ? String(kind.minutes) : draft.minutes }
}

/** What is sent; undefined while day, time or kind are missing. */
export function inputOf(draft: AppointmentDraft): AppointmentInput | undefined {
  const startsAt = instantOf(draft)
  if (startsAt === undefined || draft.kind === null) return undefined
  const text = (value: string) => value.trim() || null
  return {
    kind: draft.kind,
    service: draft.service,
    startsAt,
    minutes: minutesOf(draft),
    name: draft.name.trim(),
    phoneNumber: text(draft.phoneNumber),
    emailAddress: text(draft.emailAddress),
    postcode: text(draft.postcode),
    address: text(draft.address),
    remark: text(draft.remark),
    internalNote: text(draft.internalNote),
    language: draft.language,
  }
}

/** Whether a draft gives an appointment another time or kind. */
export function isMoved(draft: AppointmentDraft, appointment: AgendaAppointment): boolean {
  const before = draftOfAppointment(appointment)
  return (['kind', 'day', 'time', 'minutes'] as const).some((name) => draft[name] !== before[name])
}

/** What is sent of an appointment that has been: the server refuses another time for it. */
export function withoutWhen({
  kind,
  startsAt,
  minutes,
  ...rest
}: AppointmentInput): Omit<AppointmentInput, 'kind' | 'startsAt'> {
  return rest
}
