import { type Viewer } from '../access/Viewer.js'
import { customerRoles } from '../entities/Customer.js'
import { type Role, roles } from '../entities/roles.js'

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
  ],
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
  email: content,
  emailPhone: content,
  emailRemoteAssistance: content,
  outgoingMail: content,
  accessToken: content,
  erasure: { 'cms-admin': { actions: ['read'] } },
  signIn: content,
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

/** Roles with a screen about their own account. */
const staff: readonly Role[] = ['cms-admin', 'cms-zzp', 'cms-accountant']

/** The roles that may call operations not generated from an entity. An operation missing here is refused. */
export const operationGrants: Record<string, readonly Role[] | 'everyone'> = {
  shop: 'everyone',
  publicPages: 'everyone',
  publicPage: 'everyone',
  publicMovedTo: 'everyone',
  publicNews: 'everyone',
  publicNewsItemByUrl: 'everyone',
  publicNewsCategories: 'everyone',
  publicNewsGroups: 'everyone',
  publicNewsItemById: 'everyone',
  publicNewsByField: 'everyone',
  publicSpecificNews: 'everyone',
  publicRandomNews: 'everyone',
  publicNewsPastYear: 'everyone',
  publicTips: 'everyone',
  publicTipByUrl: 'everyone',
  publicTipById: 'everyone',
  publicAllTips: 'everyone',
  publicRandomTips: 'everyone',
  publicNewsItemNeighbours: 'everyone',
  publicTipNeighbours: 'everyone',
  publicProductNeighbours: 'everyone',
  publicProducts: 'everyone',
  publicProductByUrl: 'everyone',
  publicFeatures: 'everyone',
  publicServices: 'everyone',
  publicServiceGroups: 'everyone',
  publicReviews: 'everyone',
  previewPage: ['cms-admin'],
  previewNewsItem: ['cms-admin'],
  previewTip: ['cms-admin'],
  previewProduct: ['cms-admin'],
  draftPage: ['cms-admin'],
  draftNewsItem: ['cms-admin'],
  draftTip: ['cms-admin'],
  draftProduct: ['cms-admin'],
  me: 'everyone',
  login: 'everyone',
  logout: 'everyone',
  requestPasswordReset: 'everyone',
  resetPassword: 'everyone',
  changePassword: roles.values,
  myAccount: staff,
  beginSecondFactor: staff,
  turnOnSecondFactor: staff,
  turnOffSecondFactor: staff,
  renewRecoveryCodes: staff,
  endSession: staff,
  endOtherSessions: staff,
  sendContactMessage: 'everyone',
  sendPhoneMessage: 'everyone',
  sendRemoteAssistanceMessage: 'everyone',
  myStatuses: ['cms-status-user'],
  myStatusesNewPc: ['cms-status-user'],
  myStatusesRepair: ['cms-status-user'],
  previewJobNotice: ['cms-admin'],
  myPreferences: ['cms-admin'],
  keepPreference: ['cms-admin'],
  deleteRecords: ['cms-admin'],
  showRecords: ['cms-admin'],
  internalNotes: ['cms-admin'],
  addInternalNote: ['cms-admin'],
  deleteInternalNote: ['cms-admin'],
  myDownload: ['cms-accountant'],
  addDownloadFile: ['cms-admin'],
  replaceDownloadFile: ['cms-admin'],
  removeDownloadFile: ['cms-admin'],
  adjustStock: ['cms-admin', 'cms-zzp'],
  stockMovements: ['cms-admin', 'cms-zzp'],
  countPageView: 'everyone',
  pageViews: ['cms-admin'],
  latestChanges: ['cms-admin'],
  recordHistory: ['cms-admin'],
  recordVersion: ['cms-admin'],
  putBackVersion: ['cms-admin'],
  bin: ['cms-admin'],
  restoreRecord: ['cms-admin'],
  removeForGood: ['cms-admin'],
  markMessageRead: ['cms-admin'],
  managedEntities: ['cms-admin'],
  managedBlocks: ['cms-admin'],
  titleExists: ['cms-admin'],
  uniqueComplaint: ['cms-admin'],
  usesOf: ['cms-admin'],
  uploadImage: ['cms-admin'],
  mediaFiles: ['cms-admin'],
  mediaFile: ['cms-admin'],
  mediaFolders: ['cms-admin'],
  updateMediaFile: ['cms-admin'],
  replaceMediaFile: ['cms-admin'],
  deleteMediaFiles: ['cms-admin'],
  createAccessToken: ['cms-admin'],
  customerData: ['cms-admin'],
  exportCustomer: ['cms-admin'],
  eraseCustomer: ['cms-admin'],
  retention: ['cms-admin'],
}
