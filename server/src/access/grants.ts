import type { Viewer } from '../access/Viewer.js'
import { customerRoles } from '../entities/Customer.js'
import type { Role } from '../entities/roles.js'

export type Action = 'read' | 'create' | 'update' | 'delete'

/** What a role may do with the records of an entity. */
export interface Grant {
  actions: readonly Action[]
  /** The only fields that may be changed; all of them when not given. */
  changes?: readonly string[]
  /** The only fields that may be read, filtered and sorted by; all of them when not given. */
  reads?: readonly string[]
  /** Limits the visible records by field values; an array means one of these. */
  rows?(viewer: Viewer): Readonly<Record<string, unknown>>
  /** A further condition on the viewer; every user with the role when not given. */
  when?(viewer: Viewer): boolean
}

type Grants = Partial<Record<Role, Grant>>

const everything: Grant = { actions: ['read', 'create', 'update', 'delete'] }
const content: Grants = { 'cms-admin': everything }

/** Customers may read all of a job but the shop's own bookkeeping fields. */
const ownJobs: Grant = {
  actions: ['read'],
  reads: [
    'id',
    'createdAt',
    'updatedAt',
    'status',
    'currentStatus',
    'description',
    'descriptionProblem',
    'whatHasBeenDone',
    'intakeDate',
    'startDate',
    'endDate',
    'costs',
    'usedParts',
    'includingVat',
    'timeline',
    'number',
    'device',
    'lines',
    'promisedOn',
    'warrantyUntil',
    'pickedUpAt',
    'quotes',
    'address',
    'isReady',
    'offersPickUp',
    'totals',
  ],
  rows: ({ id }) => ({ customer: id }),
  when: ({ statusUser }) => statusUser,
}

/** What identifies the own device; what the shop notes of it is the shop's own. */
const ownDevices: Grant = {
  actions: ['read'],
  reads: ['id', 'createdAt', 'updatedAt', 'name', 'kind', 'brand', 'model', 'serialNumber'],
  rows: ({ id }) => ({ customer: id }),
  when: ({ statusUser }) => statusUser,
}

/**
 * What each role may do with managed records, by the entity's name. Anything else is refused: 401 without a login, 403
 * otherwise.
 */
export const recordGrants: Record<string, Grants> = {
  page: content,
  newsItem: content,
  newsCategory: content,
  newsGroup: content,
  tip: content,
  feature: content,
  product: content,
  service: content,
  serviceGroup: content,
  review: content,
  // The shop's own accounts are not customers.
  customer: { 'cms-admin': { ...everything, rows: () => ({ role: customerRoles.values }) } },
  device: { 'cms-admin': everything, 'cms-status-user': ownDevices },
  email: content,
  emailPhone: content,
  emailRemoteAssistance: content,
  shopSettings: { 'cms-admin': { actions: ['read', 'update'] } },
  mailText: { 'cms-admin': { actions: ['read', 'update'] } },
  outgoingMail: content,
  accessToken: content,
  webhook: content,
  webhookDelivery: { 'cms-admin': { actions: ['read'] } },
  erasure: { 'cms-admin': { actions: ['read'] } },
  signIn: content,
  appointmentKind: content,
  appointment: { 'cms-admin': { actions: ['read', 'delete'] } },
  blockedTime: content,
  reservation: { 'cms-admin': { actions: ['read', 'delete'] } },
  quote: { 'cms-admin': { actions: ['read', 'update'] } },
  statusNewPc: { 'cms-admin': everything, 'cms-status-user': ownJobs },
  statusRepair: { 'cms-admin': everything, 'cms-status-user': ownJobs },
  zzpProduct: { 'cms-admin': everything, 'cms-zzp': { actions: ['read', 'update'], changes: ['stock'] } },
  accountantDownload: {
    'cms-admin': everything,
    'cms-accountant': {
      actions: ['read'],
      reads: ['id', 'createdAt', 'updatedAt', 'title', 'description', 'files'],
      rows: ({ id }) => ({ accountant: id }),
    },
  },
}
