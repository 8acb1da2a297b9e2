/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What was done to a record. */
export type ChangeKind =
  | 'create'
  | 'delete'
  | 'restore'
  | 'update';

/** What a field holds. */
export type FieldKind =
  | 'address'
  | 'blocks'
  | 'boolean'
  | 'children'
  | 'choice'
  | 'count'
  | 'day'
  | 'icon'
  | 'image'
  | 'images'
  | 'instant'
  | 'items'
  | 'money'
  | 'multiline'
  | 'number'
  | 'pair'
  | 'password'
  | 'records'
  | 'reference'
  | 'references'
  | 'richText'
  | 'slug'
  | 'text'
  | 'translation';

/** The part of a form in which a field stands. */
export type FormSection =
  | 'content'
  | 'details'
  | 'images'
  | 'menu'
  | 'options'
  | 'search';

/** The fixed set of icons. */
export type Icon =
  | 'apk'
  | 'backup'
  | 'battery'
  | 'cablemanagement'
  | 'calendar'
  | 'camera'
  | 'cheap'
  | 'checkmark'
  | 'clean'
  | 'clock'
  | 'data_recovery'
  | 'desk'
  | 'diagnose'
  | 'edit'
  | 'envelope'
  | 'experience'
  | 'fan'
  | 'fast'
  | 'guarantee'
  | 'home_office'
  | 'invoice'
  | 'keyboard'
  | 'lightbulb'
  | 'malware'
  | 'memory_upgrade'
  | 'network'
  | 'new_computer'
  | 'new_installation'
  | 'new_laptop'
  | 'old_phone'
  | 'phone'
  | 'printer'
  | 'professional'
  | 'progress'
  | 'puzzle'
  | 'quality'
  | 'recycle'
  | 'remote_help'
  | 'repair'
  | 'screen'
  | 'second_hand'
  | 'security'
  | 'sell'
  | 'service_at_home'
  | 'services'
  | 'ssd_upgrade'
  | 'star'
  | 'tablet'
  | 'trash'
  | 'wifi'
  | 'wind';

/** What an image shows, in one language; an empty text says nothing of it. */
export type ImageAltInput = {
  /** The language it is in. */
  language: Language;
  /** Plain text. */
  text: string;
};

/** The kinds of job, by their entities. */
export type JobKind =
  | 'statusNewPc'
  | 'statusRepair';

/** What is removed after its time. */
export type KeptKind =
  | 'bin'
  | 'customers'
  | 'history'
  | 'jobs'
  | 'mails'
  | 'messages'
  | 'pageViews'
  | 'signIns';

/** The languages of the shop. */
export type Language =
  | 'en'
  | 'nl';

/** The managed entities by name. */
export type ManagedEntityName =
  | 'accessToken'
  | 'accountantDownload'
  | 'customer'
  | 'email'
  | 'emailPhone'
  | 'emailRemoteAssistance'
  | 'erasure'
  | 'feature'
  | 'newsCategory'
  | 'newsGroup'
  | 'newsItem'
  | 'outgoingMail'
  | 'page'
  | 'product'
  | 'review'
  | 'service'
  | 'serviceGroup'
  | 'signIn'
  | 'statusNewPc'
  | 'statusRepair'
  | 'tip'
  | 'zzpProduct';

/** What is said of an image wherever it is used. */
export type MediaFileInput = {
  /** In the languages that are not named nothing is said. */
  alts: Array<ImageAltInput>;
  /** From 0 to 100 percent from the left; null for the middle. */
  focusX?: number | null | undefined;
  /** The same from the top. */
  focusY?: number | null | undefined;
};

/** What is about to be saved of a job, as far as its customer would be told. */
export type NoticeOfChange = {
  /** The line beside the status. */
  currentStatus?: string | null | undefined;
  /** What the job is about. */
  description?: string | null | undefined;
  /** Word to the customer. */
  note?: string | null | undefined;
  /** The status from then on. */
  status: string;
};

/** What somebody who is logged in may do. */
export type Role =
  | 'cms_accountant'
  | 'cms_admin'
  | 'cms_status_user'
  | 'cms_zzp';

/** How an attempt to log in ended; with a recovery code one is in as well. */
export type SignInOutcome =
  | 'locked'
  | 'recovery_code'
  | 'signed_in'
  | 'wrong_code'
  | 'wrong_password';

/** What can be changed of a zzpProduct. */
export type UpdateZzpProductInput = {
  /** Stock. */
  stock?: number | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was read; a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
};

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { name: string, email: string } | null, myAccount: { secondFactorSince: string | null, recoveryCodesLeft: number, sessions: Array<{ id: string, isThisOne: boolean, network: string | null, device: string | null, signedInAt: string, lastUsedAt: string }>, signIns: Array<{ id: number, createdAt: string, outcome: SignInOutcome, network: string, device: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { setup: { secret: string, address: string } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { codes: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { codes: Array<string> };

export type TurnOffSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type TurnOffSecondFactorMutation = { turnOffSecondFactor: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type CustomerDataQueryVariables = Exact<{
  id: number;
}>;


export type CustomerDataQuery = { customerData: { jobs: number, jobsForTax: number, messages: number, mails: number, history: number, binned: number, documents: number, stockMovements: number } };

export type ExportCustomerQueryVariables = Exact<{
  id: number;
}>;


export type ExportCustomerQuery = { exportCustomer: string };

export type EraseCustomerMutationVariables = Exact<{
  id: number;
  confirmation: string;
}>;


export type EraseCustomerMutation = { eraseCustomer: { jobs: number, messages: number, mails: number } };

export type DashboardActivityQueryVariables = Exact<{
  days: number;
  changes: number;
}>;


export type DashboardActivityQuery = { pageViews: { perDay: Array<{ day: string, views: number }>, perPath: Array<{ path: string, views: number }> }, latestChanges: Array<{ id: number, entity: ManagedEntityName, record: number, title: string, detail: string | null, action: ChangeKind, userName: string | null, at: string }> };

export type DownloadFilesQueryVariables = Exact<{
  id: number;
}>;


export type DownloadFilesQuery = { download: { files: Array<{ id: number, name: string, bytes: number, uploadedAt: string, url: string }> } };

export type AddFileMutationVariables = Exact<{
  download: number;
  file: Blob;
}>;


export type AddFileMutation = { file: { id: number, name: string } };

export type ReplaceFileMutationVariables = Exact<{
  id: number;
  file: Blob;
}>;


export type ReplaceFileMutation = { file: { id: number, name: string } };

export type RemoveFileMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFileMutation = { removeDownloadFile: { deleted: Array<number> } };

export type LinkTargetsQueryVariables = Exact<{
  search?: string | null | undefined;
  language?: Language | null | undefined;
}>;


export type LinkTargetsQuery = { page: { items: Array<{ id: number, title: string, language: Language, url: string, fullUrl: string, visible: boolean }> }, newsItem: { items: Array<{ id: number, title: string, language: Language, url: string }> }, tip: { items: Array<{ id: number, title: string, language: Language, url: string }> }, product: { items: Array<{ id: number, title: string, language: Language, url: string }> } };

export type UploadImageMutationVariables = Exact<{
  file: Blob;
  pageType: string;
  pageId?: number | null | undefined;
}>;


export type UploadImageMutation = { uploadImage: { url: string, width: number, height: number, widths: Array<number> } };

export type RecordHistoryQueryVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  perPage: number;
}>;


export type RecordHistoryQuery = { history: { total: number, items: Array<{ id: number, version: number, action: ChangeKind, userName: string | null, at: string, fields: Array<string> }> } };

export type RestoreVersionMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  change: number;
  version: number;
}>;


export type RestoreVersionMutation = { restored: { version: number, emptied: Array<string> } };

export type VatQueryVariables = Exact<{ [key: string]: never; }>;


export type VatQuery = { shop: { vatPercentage: number } };

export type InternalNotesQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type InternalNotesQuery = { notes: Array<{ id: number, at: string, text: string, userName: string | null }> };

export type AddInternalNoteMutationVariables = Exact<{
  job: JobKind;
  id: number;
  text: string;
}>;


export type AddInternalNoteMutation = { addInternalNote: { id: number } };

export type DeleteInternalNoteMutationVariables = Exact<{
  id: number;
}>;


export type DeleteInternalNoteMutation = { deleteInternalNote: { deleted: Array<number> } };

export type NoticeQueryVariables = Exact<{
  job: JobKind;
  id: number;
  change: NoticeOfChange;
}>;


export type NoticeQuery = { notice: { recipient: string, language: Language, subject: string, text: string } };

export type LocalizedWordsFragment = { nl: string, en: string };

export type FieldDescriptionFragment = { name: string, kind: FieldKind, required: boolean, readOnly: boolean, writeOnly: boolean, max: number | null, min: number | null, unique: boolean, inList: boolean, filterable: boolean, sortable: boolean, reference: string | null, section: FormSection, counts: Array<number> | null, defaultValue: unknown, label: LocalizedWordsFragment, help: LocalizedWordsFragment | null, choices: Array<{ value: string, label: LocalizedWordsFragment }> | null, sectionLabel: LocalizedWordsFragment, itemLabel: LocalizedWordsFragment | null };

export type BackOfficeQueryVariables = Exact<{ [key: string]: never; }>;


export type BackOfficeQuery = { managedEntities: Array<{ name: string, type: string, plural: string, section: string, icon: Icon, titleField: string, hasList: boolean, createdBy: string | null, canEdit: boolean, canDelete: boolean, hasNextId: boolean, hasLanguage: boolean, isTranslated: boolean, translationField: string | null, previewSection: string | null, label: LocalizedWordsFragment, pluralLabel: LocalizedWordsFragment, fields: Array<(
      { fields: Array<FieldDescriptionFragment> | null }
      & FieldDescriptionFragment
    )> }>, retention: Array<{ kind: KeptKind, setting: string, label: LocalizedWordsFragment, help: LocalizedWordsFragment, period: LocalizedWordsFragment | null }>, myPreferences: Array<{ name: string, value: string }>, managedBlocks: Array<{ name: string, type: string, label: LocalizedWordsFragment, fields: Array<(
      { fields: Array<FieldDescriptionFragment> | null }
      & FieldDescriptionFragment
    )> }> };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { id: number, name: string, email: string, role: Role } | null };

export type MediaFileFieldsFragment = { name: string, bytes: number, createdAt: string, folder: string | null, image: { url: string, width: number, height: number, widths: Array<number>, focusX: number | null, focusY: number | null }, alts: Array<{ language: Language, text: string }>, uses: Array<{ entity: ManagedEntityName, id: number, title: string, field: string }> };

export type MediaFilesQueryVariables = Exact<{
  search?: string | null | undefined;
  folder?: string | null | undefined;
  unused: boolean;
  page: number;
  perPage: number;
}>;


export type MediaFilesQuery = { mediaFolders: Array<string>, mediaFiles: { total: number, items: Array<MediaFileFieldsFragment> } };

export type UpdateMediaFileMutationVariables = Exact<{
  url: string;
  input: MediaFileInput;
}>;


export type UpdateMediaFileMutation = { updateMediaFile: MediaFileFieldsFragment };

export type ReplaceMediaFileMutationVariables = Exact<{
  url: string;
  file: Blob;
}>;


export type ReplaceMediaFileMutation = { replaceMediaFile: MediaFileFieldsFragment };

export type DeleteMediaFilesMutationVariables = Exact<{
  urls: Array<string> | string;
}>;


export type DeleteMediaFilesMutation = { deleteMediaFiles: Array<string> };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LogInMutation = { login: { id: number, name: string, email: string, role: Role } };

export type KeepPreferenceMutationVariables = Exact<{
  name: string;
  value?: string | null | undefined;
}>;


export type KeepPreferenceMutation = { keepPreference: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { loggedOut: boolean, loginRedirect: string } };

export type StockProductFieldsFragment = { id: number, title: string, stock: number, version: number };

export type StockListQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type StockListQuery = { me: { id: number, name: string, email: string, role: Role } | null, zzpProducts: { total: number, items: Array<StockProductFieldsFragment> } };

export type StockQueryVariables = Exact<{
  id: number;
}>;


export type StockQuery = { zzpProduct: StockProductFieldsFragment };

export type AdjustStockMutationVariables = Exact<{
  id: number;
  delta: number;
}>;


export type AdjustStockMutation = { adjustStock: StockProductFieldsFragment };

export type SetStockMutationVariables = Exact<{
  id: number;
  input: UpdateZzpProductInput;
}>;


export type SetStockMutation = { updateZzpProduct: StockProductFieldsFragment };

export type StockMovementsQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type StockMovementsQuery = { stockMovements: { total: number, items: Array<{ id: number, at: string, delta: number, stock: number, userName: string | null }> } };

export type TrashQueryVariables = Exact<{
  perPage: number;
}>;


export type TrashQuery = { bin: { total: number, items: Array<{ entity: ManagedEntityName, record: number, title: string, detail: string | null, translation: string | null, userName: string | null, at: string, until: string | null }> } };

export type RestoreRecordMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
}>;


export type RestoreRecordMutation = { restored: { restored: Array<number>, emptied: Array<string>, relinked: number, forgotten: Array<{ entity: ManagedEntityName, id: number, title: string }> } };

export type RemoveForGoodMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
}>;


export type RemoveForGoodMutation = { removeForGood: { deleted: Array<number> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const LocalizedWordsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
    `, {"fragmentName":"LocalizedWords"}) as unknown as TypedDocumentString<LocalizedWordsFragment, unknown>;
export const FieldDescriptionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FieldDescription on ManagedField {
  name
  kind
  label {
    ...LocalizedWords
  }
  help {
    ...LocalizedWords
  }
  required
  readOnly
  writeOnly
  max
  min
  unique
  inList
  filterable
  sortable
  choices {
    value
    label {
      ...LocalizedWords
    }
  }
  reference
  section
  sectionLabel {
    ...LocalizedWords
  }
  counts
  itemLabel {
    ...LocalizedWords
  }
  defaultValue
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`, {"fragmentName":"FieldDescription"}) as unknown as TypedDocumentString<FieldDescriptionFragment, unknown>;
export const MediaFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}
    `, {"fragmentName":"MediaFileFields"}) as unknown as TypedDocumentString<MediaFileFieldsFragment, unknown>;
export const StockProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}
    `, {"fragmentName":"StockProductFields"}) as unknown as TypedDocumentString<StockProductFieldsFragment, unknown>;
export const AccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Account {
  me {
    name
    email
  }
  myAccount {
    secondFactorSince
    recoveryCodesLeft
    sessions {
      id
      isThisOne
      network
      device
      signedInAt
      lastUsedAt
    }
    signIns {
      id
      createdAt
      outcome
      network
      device
    }
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const BeginSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginSecondFactor($password: String!) {
  setup: beginSecondFactor(password: $password) {
    secret
    address
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const TurnOnSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOnSecondFactor($code: String!) {
  codes: turnOnSecondFactor(code: $code)
}
    `) as unknown as TypedDocumentString<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewRecoveryCodes($password: String!, $code: String!) {
  codes: renewRecoveryCodes(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const TurnOffSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOffSecondFactor($password: String!, $code: String!) {
  turnOffSecondFactor(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: String!) {
  endSession(id: $id)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const CustomerDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerData($id: Int!) {
  customerData(id: $id) {
    jobs
    jobsForTax
    messages
    mails
    history
    binned
    documents
    stockMovements
  }
}
    `) as unknown as TypedDocumentString<CustomerDataQuery, CustomerDataQueryVariables>;
export const ExportCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportCustomer($id: Int!) {
  exportCustomer(id: $id)
}
    `) as unknown as TypedDocumentString<ExportCustomerQuery, ExportCustomerQueryVariables>;
export const EraseCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EraseCustomer($id: Int!, $confirmation: String!) {
  eraseCustomer(id: $id, confirmation: $confirmation) {
    jobs
    messages
    mails
  }
}
    `) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>;
export const DashboardActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DashboardActivity($days: Int!, $changes: Int!) {
  pageViews(days: $days) {
    perDay {
      day
      views
    }
    perPath {
      path
      views
    }
  }
  latestChanges(count: $changes) {
    id
    entity
    record
    title
    detail
    action
    userName
    at
  }
}
    `) as unknown as TypedDocumentString<DashboardActivityQuery, DashboardActivityQueryVariables>;
export const DownloadFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DownloadFiles($id: Int!) {
  download: accountantDownload(id: $id) {
    files {
      id
      name
      bytes
      uploadedAt
      url
    }
  }
}
    `) as unknown as TypedDocumentString<DownloadFilesQuery, DownloadFilesQueryVariables>;
export const AddFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddFile($download: Int!, $file: Upload!) {
  file: addDownloadFile(download: $download, file: $file) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<AddFileMutation, AddFileMutationVariables>;
export const ReplaceFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceFile($id: Int!, $file: Upload!) {
  file: replaceDownloadFile(id: $id, file: $file) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ReplaceFileMutation, ReplaceFileMutationVariables>;
export const RemoveFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveFile($id: Int!) {
  removeDownloadFile(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<RemoveFileMutation, RemoveFileMutationVariables>;
export const LinkTargetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LinkTargets($search: String, $language: Language) {
  page: pages(
    filter: {search: $search, language: $language, visible: true}
    perPage: 10
  ) {
    items {
      id
      title
      language
      url
      fullUrl
      visible
    }
  }
  newsItem: newsItems(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
  tip: tips(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
  product: products(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
}
    `) as unknown as TypedDocumentString<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const UploadImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadImage($file: Upload!, $pageType: String!, $pageId: Int) {
  uploadImage(file: $file, pageType: $pageType, pageId: $pageId) {
    url
    width
    height
    widths
  }
}
    `) as unknown as TypedDocumentString<UploadImageMutation, UploadImageMutationVariables>;
export const RecordHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecordHistory($entity: ManagedEntityName!, $id: Int!, $perPage: Int!) {
  history: recordHistory(entity: $entity, id: $id, perPage: $perPage) {
    items {
      id
      version
      action
      userName
      at
      fields
    }
    total
  }
}
    `) as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const RestoreVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreVersion($entity: ManagedEntityName!, $id: Int!, $change: Int!, $version: Int!) {
  restored: putBackVersion(
    entity: $entity
    id: $id
    change: $change
    version: $version
  ) {
    version
    emptied
  }
}
    `) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const VatDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Vat {
  shop {
    vatPercentage
  }
}
    `) as unknown as TypedDocumentString<VatQuery, VatQueryVariables>;
export const InternalNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InternalNotes($job: JobKind!, $id: Int!) {
  notes: internalNotes(job: $job, id: $id) {
    id
    at
    text
    userName
  }
}
    `) as unknown as TypedDocumentString<InternalNotesQuery, InternalNotesQueryVariables>;
export const AddInternalNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddInternalNote($job: JobKind!, $id: Int!, $text: String!) {
  addInternalNote(job: $job, id: $id, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddInternalNoteMutation, AddInternalNoteMutationVariables>;
export const DeleteInternalNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteInternalNote($id: Int!) {
  deleteInternalNote(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteInternalNoteMutation, DeleteInternalNoteMutationVariables>;
export const NoticeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notice($job: JobKind!, $id: Int!, $change: NoticeOfChange!) {
  notice: previewJobNotice(job: $job, id: $id, change: $change) {
    recipient
    language
    subject
    text
  }
}
    `) as unknown as TypedDocumentString<NoticeQuery, NoticeQueryVariables>;
export const BackOfficeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BackOffice {
  managedEntities {
    name
    type
    plural
    section
    label {
      ...LocalizedWords
    }
    pluralLabel {
      ...LocalizedWords
    }
    icon
    titleField
    hasList
    createdBy
    canEdit
    canDelete
    hasNextId
    hasLanguage
    isTranslated
    translationField
    previewSection
    fields {
      ...FieldDescription
      fields {
        ...FieldDescription
      }
    }
  }
  retention {
    kind
    label {
      ...LocalizedWords
    }
    help {
      ...LocalizedWords
    }
    period {
      ...LocalizedWords
    }
    setting
  }
  myPreferences {
    name
    value
  }
  managedBlocks {
    name
    type
    label {
      ...LocalizedWords
    }
    fields {
      ...FieldDescription
      fields {
        ...FieldDescription
      }
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment FieldDescription on ManagedField {
  name
  kind
  label {
    ...LocalizedWords
  }
  help {
    ...LocalizedWords
  }
  required
  readOnly
  writeOnly
  max
  min
  unique
  inList
  filterable
  sortable
  choices {
    value
    label {
      ...LocalizedWords
    }
  }
  reference
  section
  sectionLabel {
    ...LocalizedWords
  }
  counts
  itemLabel {
    ...LocalizedWords
  }
  defaultValue
}`) as unknown as TypedDocumentString<BackOfficeQuery, BackOfficeQueryVariables>;
export const ViewerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Viewer {
  me {
    id
    name
    email
    role
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const MediaFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MediaFiles($search: String, $folder: String, $unused: Boolean!, $page: Int!, $perPage: Int!) {
  mediaFiles(
    search: $search
    folder: $folder
    unused: $unused
    page: $page
    perPage: $perPage
  ) {
    items {
      ...MediaFileFields
    }
    total
  }
  mediaFolders
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<MediaFilesQuery, MediaFilesQueryVariables>;
export const UpdateMediaFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateMediaFile($url: String!, $input: MediaFileInput!) {
  updateMediaFile(url: $url, input: $input) {
    ...MediaFileFields
  }
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<UpdateMediaFileMutation, UpdateMediaFileMutationVariables>;
export const ReplaceMediaFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceMediaFile($url: String!, $file: Upload!) {
  replaceMediaFile(url: $url, file: $file) {
    ...MediaFileFields
  }
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<ReplaceMediaFileMutation, ReplaceMediaFileMutationVariables>;
export const DeleteMediaFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteMediaFiles($urls: [String!]!) {
  deleteMediaFiles(urls: $urls)
}
    `) as unknown as TypedDocumentString<DeleteMediaFilesMutation, DeleteMediaFilesMutationVariables>;
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code) {
    id
    name
    email
    role
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const KeepPreferenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPreference($name: String!, $value: String) {
  keepPreference(name: $name, value: $value)
}
    `) as unknown as TypedDocumentString<KeepPreferenceMutation, KeepPreferenceMutationVariables>;
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Logout {
  logout {
    loggedOut
    loginRedirect
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const StockListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StockList($page: Int!, $perPage: Int!) {
  me {
    id
    name
    email
    role
  }
  zzpProducts(page: $page, perPage: $perPage, sort: {field: title}) {
    total
    items {
      ...StockProductFields
    }
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<StockListQuery, StockListQueryVariables>;
export const StockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Stock($id: Int!) {
  zzpProduct(id: $id) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<StockQuery, StockQueryVariables>;
export const AdjustStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdjustStock($id: Int!, $delta: Int!) {
  adjustStock(id: $id, delta: $delta) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<AdjustStockMutation, AdjustStockMutationVariables>;
export const SetStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetStock($id: Int!, $input: UpdateZzpProductInput!) {
  updateZzpProduct(id: $id, input: $input) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<SetStockMutation, SetStockMutationVariables>;
export const StockMovementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StockMovements($id: Int!, $page: Int!, $perPage: Int!) {
  stockMovements(product: $id, page: $page, perPage: $perPage) {
    total
    items {
      id
      at
      delta
      stock
      userName
    }
  }
}
    `) as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const TrashDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Trash($perPage: Int!) {
  bin(perPage: $perPage) {
    items {
      entity
      record
      title
      detail
      translation
      userName
      at
      until
    }
    total
  }
}
    `) as unknown as TypedDocumentString<TrashQuery, TrashQueryVariables>;
export const RestoreRecordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreRecord($entity: ManagedEntityName!, $id: Int!) {
  restored: restoreRecord(entity: $entity, id: $id) {
    restored
    emptied
    relinked
    forgotten {
      entity
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreRecordMutation, RestoreRecordMutationVariables>;
export const RemoveForGoodDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveForGood($entity: ManagedEntityName!, $id: Int!) {
  removeForGood(entity: $entity, id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<RemoveForGoodMutation, RemoveForGoodMutationVariables>;