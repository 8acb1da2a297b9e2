import {
  AddAppointmentDocument,
  AgendaAppointmentByIdDocument,
  type AgendaAppointmentByIdQuery,
  type AgendaAppointmentFragment,
  type AgendaBlockFragment,
  AgendaConflictsDocument,
  AgendaDocument,
  type AgendaKindFragment,
  AgendaKindsDocument,
  type AgendaQuery,
  type AppointmentChangeInput,
  type AppointmentInput,
  type AppointmentState,
  AppointmentsWithinDocument,
  BlockTimeDocument,
  CancelAppointmentByShopDocument,
  CancelAppointmentsDocument,
  ChangeAppointmentDocument,
  ChangeBlockedTimeDocument,
  ConfirmAppointmentDocument,
  FreeBlockedTimeDocument,
  MarkAppointmentDocument,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { DayRange } from './agendaViews'

export type Agenda = AgendaQuery['agenda']
export type AgendaAppointment = AgendaAppointmentFragment
/** With the mail about it. */
export type OpenedAppointment = AgendaAppointmentByIdQuery['appointment']
export type AgendaKind = AgendaKindFragment
export type AgendaBlock = AgendaBlockFragment

/** A time that is asked about before it is saved. */
export interface AskedTime {
  kind: number
  /** ISO 8601, UTC. */
  startsAt: string
  minutes: number | null
  /** The appointment that is moved, whose own time counts as free. */
  except: number | null
}

export interface BlockedHours {
  startsAt: string
  endsAt: string
  reason: string
}

/** The calls of the agenda. Each throws a Refusal with the server's message, or NoAnswer. */
export const agendaCalls = {
  load: async (range: DayRange, withCancelled: boolean, signal: AbortSignal): Promise<Agenda> =>
    (await askServer({ query: AgendaDocument, variables: { ...range, withCancelled }, signal })).agenda,

  kinds: async (signal: AbortSignal): Promise<AgendaKind[]> =>
    (await askServer({ query: AgendaKindsDocument, variables: {}, signal })).appointmentKinds.items,

  appointment: async (id: number, signal: AbortSignal): Promise<OpenedAppointment> =>
    (await askServer({ query: AgendaAppointmentByIdDocument, variables: { id }, signal })).appointment,

  /** The booked appointments that are at least partly in a time. */
  within: async (span: Omit<BlockedHours, 'reason'>, signal: AbortSignal): Promise<AgendaAppointment[]> => {
    const variables = { from: span.startsAt, to: span.endsAt }
    return (await askServer({ query: AppointmentsWithinDocument, variables, signal })).appointmentsWithin
  },

  conflicts: async (asked: AskedTime, signal: AbortSignal): Promise<string[]> =>
    (await askServer({ query: AgendaConflictsDocument, variables: { ...asked }, signal })).appointmentConflicts,

  add: (input: AppointmentInput, notify: boolean) =>
    askServer({ query: AddAppointmentDocument, variables: { input, notify } }),

  change: (id: number, input: AppointmentChangeInput, notify: boolean) =>
    askServer({ query: ChangeAppointmentDocument, variables: { id, input, notify } }),

  cancel: (id: number, reason: string, notify: boolean) =>
    askServer({ query: CancelAppointmentByShopDocument, variables: { id, notify, reason: reason.trim() || null } }),

  cancelAll: (ids: number[], reason: string) =>
    askServer({ query: CancelAppointmentsDocument, variables: { ids, notify: true, reason: reason.trim() || null } }),

  confirm: (id: number) => askServer({ query: ConfirmAppointmentDocument, variables: { id } }),

  mark: (id: number, state: AppointmentState) =>
    askServer({ query: MarkAppointmentDocument, variables: { id, state } }),

  /** @returns the id of what was added */
  block: async (input: BlockedHours): Promise<number> =>
    (await askServer({ query: BlockTimeDocument, variables: { input } })).createBlockedTime.id,

  changeBlock: (id: number, input: BlockedHours) =>
    askServer({ query: ChangeBlockedTimeDocument, variables: { id, input } }),

  free: (id: number) => askServer({ query: FreeBlockedTimeDocument, variables: { id } }),
}
