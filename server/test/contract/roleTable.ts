import { type Role, roles } from '../../src/entities/roles.js'
import { contractEntities } from './contractEntities.js'

export type Caller = 'anonymous' | Role
export const callers: readonly Caller[] = ['anonymous', ...roles.values]

const everyone = callers
const signedIn = roles.values
const admin: readonly Role[] = ['cms-admin']
const staff: readonly Role[] = ['cms-admin', 'cms-zzp', 'cms-accountant']

/** Section 4 of the contract for every operation that is not one on managed records. */
const operations: Record<string, readonly Caller[]> = {
  shop: everyone,
  me: everyone,
  login: everyone,
  logout: signedIn,
  changePassword: signedIn,
  myAccount: staff,
  beginSecondFactor: staff,
  turnOnSecondFactor: staff,
  turnOffSecondFactor: staff,
  renewRecoveryCodes: staff,
  endSession: staff,
  endOtherSessions: staff,
  requestPasswordReset: everyone,
  resetPassword: everyone,
  sendContactMessage: everyone,
  sendPhoneMessage: everyone,
  sendRemoteAssistanceMessage: everyone,
  countPageView: everyone,
  pageViews: admin,
  latestChanges: admin,
  recordHistory: admin,
  recordVersion: admin,
  putBackVersion: admin,
  bin: admin,
  restoreRecord: admin,
  removeForGood: admin,
  previewPage: admin,
  previewNewsItem: admin,
  previewTip: admin,
  previewProduct: admin,
  draftPage: admin,
  draftNewsItem: admin,
  draftTip: admin,
  draftProduct: admin,
  markMessageRead: admin,
  uploadImage: admin,
  mediaFiles: admin,
  mediaFile: admin,
  mediaFolders: admin,
  updateMediaFile: admin,
  replaceMediaFile: admin,
  deleteMediaFiles: admin,
  titleExists: admin,
  uniqueComplaint: admin,
  usesOf: admin,
  managedEntities: admin,
  managedBlocks: admin,
  outgoingMail: admin,
  outgoingMails: admin,
  erasure: admin,
  erasures: admin,
  customerData: admin,
  exportCustomer: admin,
  eraseCustomer: admin,
  retention: admin,
  signIn: admin,
  signIns: admin,
  accessToken: admin,
  accessTokens: admin,
  createAccessToken: admin,
  deleteAccessToken: admin,
  previewJobNotice: admin,
  myPreferences: admin,
  keepPreference: admin,
  deleteRecords: admin,
  showRecords: admin,
  internalNotes: admin,
  addInternalNote: admin,
  deleteInternalNote: admin,
  addDownloadFile: admin,
  replaceDownloadFile: admin,
  removeDownloadFile: admin,
  myStatuses: ['cms-status-user'],
  myStatusesNewPc: ['cms-status-user'],
  myStatusesRepair: ['cms-status-user'],
  myDownload: ['cms-accountant'],
  adjustStock: ['cms-admin', 'cms-zzp'],
  stockMovements: ['cms-admin', 'cms-zzp'],
}

function ofManaged(): Record<string, readonly Caller[]> {
  return Object.assign(
    {},
    ...contractEntities.map(({ type, graphql, also = {} }) => {
      const reads = also.read ? [...admin, also.read] : admin
      return {
        ...(graphql.list && { [graphql.list]: reads }),
        [graphql.one]: reads,
        ...(graphql.create && { [graphql.create]: admin }),
        [`next${type}Id`]: admin,
        [`update${type}`]: also.update ? [...admin, also.update] : admin,
        [`delete${type}`]: admin,
      }
    }),
  )
}

const table = { ...ofManaged(), ...operations }

/** Who may call an operation. @throws Error when the contract does not say */
export function mayCall(operation: string): readonly Caller[] {
  if (/^public[A-Z]/.test(operation)) return everyone
  const known = table[operation]
  if (!known) throw new Error(`The table of roles does not know ${operation}`)
  return known
}
