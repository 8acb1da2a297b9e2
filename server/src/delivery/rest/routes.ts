import { entities } from '../../features/features.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { isTranslated } from '../../kernel/fields/isTranslated.js'
import {
  hasOperation,
  isSingle,
  type ManagedEntity,
  managedEntity,
  type RecordOperation,
} from '../../kernel/fields/Managed.js'
import { label } from '../../kernel/i18n/labels.js'
import { isPublishedKind } from '../../kernel/publication/Published.js'
import { maxRandom } from '../../kernel/shared/maxRandom.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How the value of an operation is put into an answer: as it is; as rows with their number beside them; as that
 * number alone; as whether there is one; or, of an image, as `{data: address}`, which rich text editors expect.
 */
export type AnswerForm = 'value' | 'rows' | 'total' | 'exists' | 'address'

/** One call of REST: which operation of GraphQL it is, and how the two fit together. Nothing is decided in it. */
export interface RestRoute {
  method: Method
  /** The group under which the description lists it: an entity's title, or one of `otherTags`. */
  tag: string
  /** Under `/api/`. What stands in braces is an argument of the operation. */
  path: string
  operation: string
  /** The arguments that go by another name in the path. */
  renamed?: Record<string, string>
  /** The greatest numbers that may stand in the path, where there is a limit. */
  max?: Record<string, number>
  /** Arguments that may stand in the query, with what holds when they do not. */
  query?: Record<string, unknown>
  /** Arguments that are the same for every call. */
  fixed?: Record<string, unknown>
  /** Whether `page` and `per_page` give pages of a list that is whole without them. */
  isPaged?: boolean
  /** Whether the list is searched, filtered and sorted by parameters of the query. */
  isFiltered?: boolean
  /** Whether no two answers are the same, so that none is worth caching by its caller. */
  isNeverRepeated?: boolean
  /** What the body is: the argument `input`, all arguments, or a form with an image or another file. */
  body?: 'input' | 'arguments' | 'image' | 'file'
  /** Of an input and an answer that hold one of several kinds of records, the kind: bodies and answers are of it alone. */
  kind?: string
  /** Names that the body may have and that change nothing. */
  ignored?: readonly string[]
  /** Whether the header `Idempotency-Key` makes a repeated call one. */
  isRepeatable?: boolean
  answer: AnswerForm
  status?: 201
}

/** The groups of the calls that belong to no entity, with what they are for. */
export const otherTags = {
  Session: 'Logging in and out, and passwords.',
  Accounts: 'Sessions and second factors: the own ones, and those of others for administrators.',
  'Own records': 'What customers, accountants and partners do with what is theirs.',
  Titles: 'Whether a title is taken.',
  'Secret addresses': 'A job without a login: found by its number, or by the code of its secret address.',
  'Public reads': 'What every visitor may read, without a session.',
  Messages: 'What visitors send.',
  Uploads: 'Images and documents.',
  Figures: 'How the shop does.',
  Changes: 'What programs follow: which records have changed.',
} as const

/** A call, but for the group that is given to all of a table. */
type Untagged = Omit<RestRoute, 'tag'>

function tagged(tag: keyof typeof otherTags, routes: Untagged[]): RestRoute[] {
  return routes.map((route) => ({ ...route, tag }))
}

/** The names of an entity's calls: its list, one record, and what adds one. What it does not do needs no name. */
interface EntityNames {
  one: string
  list?: string
  nextId?: string
  add?: string
  /** What else can be done with its records. */
  more?: readonly Untagged[]
}

/** The photos of jobs of a kind, and what customer and shop write about them. */
function jobRoutes(job: string, one: string): Untagged[] {
  const fixed = { job }
  return [
    { method: 'GET', path: `${one}/{id}/photos`, operation: 'jobPhotos', fixed, answer: 'rows' },
    {
      method: 'POST',
      path: `${one}/{id}/photos`,
      operation: 'addJobPhoto',
      fixed,
      query: { kind: 'before', isShown: false, key: undefined },
      body: 'file',
      answer: 'value',
      status: 201,
    },
    { method: 'GET', path: `${one}/{id}/messages`, operation: 'jobMessages', fixed, answer: 'rows' },
    {
      method: 'POST',
      path: `${one}/{id}/messages`,
      operation: 'sendJobMessage',
      // Photos come with forms of the site and the back office.
      fixed: { ...fixed, photos: null },
      body: 'arguments',
      answer: 'value',
      status: 201,
    },
    {
      method: 'POST',
      path: `${one}/{id}/messages/read`,
      operation: 'markJobMessagesRead',
      fixed,
      body: 'arguments',
      answer: 'rows',
    },
    {
      method: 'POST',
      path: `${one}/{id}/pick-up`,
      operation: 'pickUpJob',
      fixed,
      body: 'arguments',
      answer: 'value',
    },
    { method: 'POST', path: `${one}/{id}/draft-quote`, operation: 'draftQuote', fixed, answer: 'value', status: 201 },
  ]
}

/** A call that books money: once, however often it is sent with one key. */
function booking(path: string, operation: string, answer: AnswerForm = 'value'): Untagged {
  return { method: 'POST', path, operation, body: 'arguments', isRepeatable: true, answer, status: 201 }
}

/** What the names of an entity's calls are besides, or instead of, what follows from its own names; null for no calls. */
const ownNames: Record<string, Partial<EntityNames> | null> = {
  newsItem: { list: 'news', nextId: 'news-item/next-news-id', add: 'news-item/add-news' },
  statusNewPc: { more: jobRoutes('statusNewPc', 'status-new-pc') },
  statusRepair: { more: jobRoutes('statusRepair', 'status-repair') },
  customer: { add: 'register' },
  device: {
    more: [{ method: 'POST', path: 'take-in', operation: 'takeIn', body: 'arguments', answer: 'value', status: 201 }],
  },
  accountantDownload: {
    more: [
      {
        method: 'POST',
        path: 'accountant-download/add-quarter',
        operation: 'addQuarter',
        body: 'arguments',
        answer: 'value',
        status: 201,
      },
    ],
  },
  webhook: {
    more: [
      { method: 'POST', path: 'webhook/renew-secret/{id}', operation: 'renewWebhookSecret', answer: 'value' },
      { method: 'POST', path: 'webhook/send-test/{id}', operation: 'sendTestWebhook', answer: 'value' },
    ],
  },
  webhookDelivery: {
    more: [
      {
        method: 'POST',
        path: 'webhook-deliveries/resend',
        operation: 'resendWebhookDeliveries',
        body: 'arguments',
        answer: 'value',
      },
    ],
  },
  quote: {
    more: [
      { method: 'POST', path: 'quote/{id}/send', operation: 'sendQuote', body: 'arguments', answer: 'value' },
      { method: 'POST', path: 'quote/{id}/take-over', operation: 'takeOverQuote', body: 'arguments', answer: 'value' },
    ],
  },
  invoice: {
    more: [
      { method: 'GET', path: 'invoice/{id}/document', operation: 'invoiceDocument', answer: 'value' },
      { method: 'GET', path: 'job-billing/{job}/{id}', operation: 'jobBilling', answer: 'value' },
      booking('bill-jobs', 'billJobs'),
      booking('bill-deposit', 'billDeposit'),
      { method: 'POST', path: 'invoice/{id}/issue', operation: 'issueInvoice', body: 'arguments', answer: 'value' },
      booking('invoice/{id}/credit', 'creditInvoice'),
    ],
  },
  payment: {
    more: [
      booking('payments/record', 'recordPayment', 'rows'),
      {
        method: 'POST',
        path: 'payment/{id}/correct',
        operation: 'correctPayment',
        body: 'arguments',
        answer: 'value',
        status: 201,
      },
    ],
  },
  onlinePayment: {
    more: [
      booking('online-payment/{id}/refund', 'refundOnline'),
      booking('online-payment/{id}/look', 'lookAtOnlinePayment'),
      booking('online-payment/{id}/cancel', 'cancelOnlinePayment'),
      booking('invoice/{invoice}/pay-on-terminal', 'startTerminalPayment'),
      booking('till/pay-on-terminal', 'startTerminalPaymentOfSale'),
      { method: 'GET', path: 'till/terminal-payments', operation: 'unbookedTerminalPayments', answer: 'rows' },
      { method: 'GET', path: 'payment-terminals', operation: 'paymentTerminals', answer: 'rows' },
      booking('invoice-by-code/{code}/pay-online', 'startOnlinePayment'),
      booking('tracked-job/{code}/pay-online', 'startOnlinePaymentOfJob'),
      booking('reservation-by-code/{code}/pay-online', 'startOnlinePaymentOfReservation'),
      { method: 'GET', path: 'online-payment-setup', operation: 'onlinePaymentSetup', answer: 'value' },
      {
        method: 'PUT',
        path: 'online-payment-setup/key',
        operation: 'setMollieKey',
        body: 'arguments',
        answer: 'value',
      },
    ],
  },
  tillClosing: {
    more: [
      { method: 'GET', path: 'till/find', operation: 'tillFind', query: { search: '' }, answer: 'value' },
      { method: 'GET', path: 'till/state', operation: 'tillState', answer: 'value' },
      booking('till/sell', 'sellAtTill'),
      { method: 'GET', path: 'till/receipt/{number}', operation: 'tillReceipt', answer: 'value' },
      booking('till/receipt/{id}/mail', 'mailReceipt'),
      booking('till/return', 'returnAtTill'),
      booking('till/move-cash', 'moveCash'),
      booking('till/close', 'closeTill'),
      { method: 'GET', path: 'till-closing/{id}/document', operation: 'tillClosingDocument', answer: 'value' },
    ],
  },
  product: {
    more: [
      {
        method: 'POST',
        path: 'products/bulk',
        operation: 'bulkProducts',
        fixed: { asRest: true },
        body: 'arguments',
        answer: 'rows',
      },
    ],
  },
  boughtItem: {
    more: [
      booking('buy-in', 'buyIn'),
      booking('bought-item/become-product', 'becomeProduct'),
      booking('bought-item/pay-out', 'payOutBought'),
      { method: 'GET', path: 'till/trade-ins', operation: 'openTradeIns', answer: 'rows' },
    ],
  },
  mailText: {
    more: [
      { method: 'GET', path: 'mail-kinds', operation: 'mailKinds', answer: 'rows' },
      { method: 'POST', path: 'mail-text/preview', operation: 'previewMailText', body: 'arguments', answer: 'value' },
      { method: 'GET', path: 'mail-connection', operation: 'mailConnection', answer: 'value' },
      { method: 'POST', path: 'try-mail', operation: 'tryMail', body: 'arguments', answer: 'value' },
    ],
  },
  outgoingMail: null,
  accessToken: null,
  erasure: null,
  signIn: null,
}

/** The names of an entity's calls: `service-groups`, `service-group`, and what follows from these. */
function entityNames(entity: ManagedEntity): EntityNames | null {
  const own = ownNames[entity.name]
  if (own === null) return null
  const [one, plural] = [hyphenated(entity.name), hyphenated(entity.plural)]
  const adds = hasOperation(entity, 'create')
  return {
    one,
    ...(hasOperation(entity, 'list') && { list: plural }),
    ...(adds && entity.hasNextId && { nextId: `${plural}/next-${one}-id` }),
    ...(adds && { add: `${plural}/add-${one}` }),
    ...own,
  }
}

/** `service-group` for `serviceGroup`. */
function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function managedRoutes(entity: ManagedEntity, names: EntityNames): Untagged[] {
  const { name: one, plural, createdBy, updatedBy, type } = entity
  const id = isSingle(entity) ? '' : '/{id}'
  const add = (needed: RecordOperation, route: Untagged) => (hasOperation(entity, needed) ? [route] : [])
  const named = (path: string | undefined, route: (path: string) => Untagged[]) => (path ? route(path) : [])
  const edited: Untagged = {
    method: 'PUT',
    path: `${names.one}/edit${id}`,
    operation: updatedBy,
    body: 'input',
    answer: 'value',
  }
  return [
    ...named(names.list, (path) => [
      { method: 'GET', path, operation: plural, isPaged: true, isFiltered: true, answer: 'rows' },
    ]),
    ...add('read', { method: 'GET', path: names.one + id, operation: one, answer: 'value' }),
    ...add('update', edited),
    ...add('delete', {
      method: 'DELETE',
      path: `${names.one}/delete${id}`,
      operation: `delete${type.name}`,
      query: { version: undefined },
      answer: 'value',
    }),
    ...(isTranslated(type) ? translationRoutes(one, `${names.one}/translation/{id}`) : []),
    ...(isPublishedKind(type) ? draftRoutes(one, `${names.one}/draft`) : []),
    ...named(names.nextId, (path) => [
      { method: 'GET', path, operation: `next${type.name}Id`, isNeverRepeated: true, answer: 'value' },
    ]),
    ...named(names.add, (path) => [
      { method: 'POST', path, operation: createdBy, body: 'input', answer: 'value', status: 201 },
    ]),
    ...(names.more ?? []),
  ]
}

/** Linking a record with its translation, and parting them. */
function translationRoutes(entity: string, path: string): Untagged[] {
  const fixed = { entity }
  return [
    { method: 'PUT', path, operation: 'linkTranslation', fixed, body: 'arguments', answer: 'rows' },
    { method: 'DELETE', path, operation: 'unlinkTranslation', fixed, answer: 'rows' },
  ]
}

/** What is to become of a record, or one that is to be. */
function draftRoutes(kind: string, path: string): Untagged[] {
  const versioned = { kind, renamed: { id: 'record' }, query: { version: undefined }, answer: 'value' as const }
  const named = { ...versioned, fixed: { entity: kind } }
  return [
    { ...named, method: 'GET', path: `${path}/{id}`, operation: 'draft', query: {} },
    { ...versioned, method: 'POST', path, operation: 'saveDraft', fixed: { record: null }, body: 'input', status: 201 },
    { ...versioned, method: 'PUT', path: `${path}/{id}`, operation: 'saveDraft', body: 'input' },
    { ...named, method: 'DELETE', path: `${path}/{id}`, operation: 'discardDraft' },
    { ...named, method: 'POST', path: `${path}/{id}/publish`, operation: 'publish' },
    { ...named, method: 'POST', path: `${path}/{id}/plan`, operation: 'plan', query: {}, body: 'arguments' },
  ]
}

/** Where one record of an entity is read; null for an entity that REST does not know. */
export function recordPath(entity: string, id: number): string | null {
  const type = entities.find((each) => managedEntity(each).name === entity)
  const names = type && entityNames(managedEntity(type))
  return names ? `/api/${names.one}/${id}` : null
}

/** The group of an entity's calls. */
export function tagOf({ plural }: ManagedEntity): string {
  return label(plural).en
}

function routesOf(type: Class): RestRoute[] {
  const entity = managedEntity(type)
  const names = entityNames(entity)
  return names ? managedRoutes(entity, names).map((route) => ({ ...route, tag: tagOf(entity) })) : []
}

function read(path: string, operation: string, answer: AnswerForm, more: Partial<Untagged> = {}): Untagged {
  return { method: 'GET', path, operation, answer, ...more }
}

const inLanguage = { query: { language: defaultLanguage } }
const productFilters = {
  type: undefined,
  condition: undefined,
  brand: undefined,
  minPrice: undefined,
  belowPrice: undefined,
  inStock: undefined,
}
const titleQuery = { language: defaultLanguage, except: undefined }

const sessionRoutes = tagged('Session', [
  { method: 'POST', path: 'login', operation: 'login', body: 'arguments', answer: 'value' },
  { method: 'POST', path: 'logout', operation: 'logout', body: 'arguments', ignored: ['role'], answer: 'value' },
  {
    method: 'POST',
    path: 'request-password-reset',
    operation: 'requestPasswordReset',
    body: 'arguments',
    answer: 'value',
  },
  { method: 'POST', path: 'reset-password', operation: 'resetPassword', body: 'arguments', answer: 'value' },
  { method: 'POST', path: 'change-password', operation: 'changePassword', body: 'arguments', answer: 'value' },
  { method: 'POST', path: 'begin-shop', operation: 'beginShop', body: 'arguments', answer: 'value', status: 201 },
])

/** What is done with sessions and second factors, the own ones and those of others. */
const accountRoutes = tagged('Accounts', [
  read('my-sessions', 'mySessions', 'rows'),
  read('staff-accounts', 'staffAccounts', 'rows'),
  read('account-security/{account}', 'accountSecurity', 'value'),
  read('account-sessions/{account}', 'accountSessions', 'rows'),
  ...Object.entries({
    'begin-second-factor': 'beginSecondFactor',
    'turn-on-second-factor': 'turnOnSecondFactor',
    'turn-off-second-factor': 'turnOffSecondFactor',
    'renew-recovery-codes': 'renewRecoveryCodes',
    'end-session': 'endSession',
    'end-other-sessions': 'endOtherSessions',
    'end-account-session': 'endAccountSession',
    'end-account-sessions': 'endAccountSessions',
    'remove-account-second-factor': 'removeAccountSecondFactor',
    'invite-colleague': 'inviteColleague',
    'end-account': 'endAccount',
    'unlock-account': 'unlockAccount',
    'switch-person': 'switchPerson',
    'set-counter-pin': 'setCounterPin',
    'remove-counter-pin': 'removeCounterPin',
    'remove-account-pin': 'removeAccountPin',
  }).map(([path, operation]) => ({
    method: 'POST' as const,
    path,
    operation,
    body: 'arguments' as const,
    answer: 'value' as const,
  })),
])

const messageRoutes = tagged(
  'Messages',
  Object.entries({
    'send-contact-email': 'sendContactMessage',
    'send-phone-email': 'sendPhoneMessage',
    'send-remote-assistance-email': 'sendRemoteAssistanceMessage',
  }).map(([path, operation]) => ({
    method: 'POST' as const,
    path,
    operation,
    // Photos come with the forms of the site, or by GraphQL.
    fixed: { photos: null },
    body: 'input' as const,
    isRepeatable: true,
    answer: 'value' as const,
  })),
)

const bookingRoutes = tagged('Messages', [
  {
    method: 'POST',
    path: 'book-appointment',
    operation: 'bookAppointment',
    body: 'input',
    isRepeatable: true,
    answer: 'value',
    status: 201,
  },
  {
    method: 'POST',
    path: 'appointment-by-code/{code}/move',
    operation: 'moveAppointment',
    body: 'arguments',
    answer: 'value',
  },
  { method: 'POST', path: 'appointment-by-code/{code}/cancel', operation: 'cancelAppointment', answer: 'value' },
  {
    method: 'POST',
    path: 'reserve-product',
    operation: 'reserveProduct',
    body: 'input',
    isRepeatable: true,
    answer: 'value',
    status: 201,
  },
])

const titleRoutes = tagged(
  'Titles',
  Object.entries({
    'page-menu-title-exists': 'page',
    'news-item-title-exists': 'newsItem',
    'tip-title-exists': 'tip',
    'product-title-exists': 'product',
  }).map(([path, entity]) => read(`${path}/{title}`, 'titleExists', 'value', { fixed: { entity }, query: titleQuery })),
)

/** What customers read of their own jobs, accountants of their download, and how stock moves. */
const ownRoutes = tagged('Own records', [
  read('accountant-download-of-accountant', 'myDownload', 'value'),
  read('status-new-pc', 'myStatusesNewPc', 'rows', { isPaged: true }),
  read('status-repair', 'myStatusesRepair', 'rows', { isPaged: true }),
  {
    method: 'POST',
    path: 'zzp-product/adjust-stock/{id}',
    operation: 'adjustStock',
    body: 'arguments',
    answer: 'value',
  },
])

const trackRoutes = tagged('Secret addresses', [
  { method: 'POST', path: 'find-job', operation: 'findJob', body: 'arguments', answer: 'value' },
  { method: 'POST', path: 'find-job/mail', operation: 'mailJobLink', body: 'arguments', answer: 'value' },
  read('tracked-job/{code}', 'trackedJob', 'value'),
  {
    method: 'POST',
    path: 'tracked-job/{code}/quotes/decide',
    operation: 'decideQuote',
    body: 'input',
    answer: 'value',
  },
  {
    method: 'POST',
    path: 'tracked-job/{code}/messages',
    operation: 'sendTrackedMessage',
    body: 'arguments',
    answer: 'value',
    status: 201,
  },
  {
    method: 'POST',
    path: 'tracked-job/{code}/messages/read',
    operation: 'markTrackedMessagesRead',
    body: 'arguments',
    answer: 'rows',
  },
])

const uploadRoutes = tagged('Uploads', [
  {
    method: 'DELETE',
    path: 'job-photos/{id}',
    operation: 'deleteJobPhoto',
    answer: 'value',
  },
  {
    method: 'POST',
    path: 'image-upload/tiny-mce-upload',
    operation: 'uploadImage',
    body: 'image',
    answer: 'address',
  },
  {
    method: 'POST',
    path: 'accountant-download/{id}/files',
    operation: 'addDownloadFile',
    renamed: { id: 'download' },
    body: 'file',
    answer: 'value',
    status: 201,
  },
  {
    method: 'DELETE',
    path: 'accountant-download/{id}/files/{file}',
    operation: 'removeDownloadFile',
    renamed: { id: 'download', file: 'id' },
    answer: 'value',
  },
])

const publicRoutes = tagged('Public reads', [
  read('shop', 'shop', 'value'),
  read('public-pages/{language}', 'publicPages', 'rows'),
  read('public-features', 'publicFeatures', 'rows', inLanguage),
  read('public-services', 'publicServices', 'rows', inLanguage),
  read('public-service-by-url/{url}', 'publicServiceByUrl', 'value'),
  read('public-reviews', 'publicReviews', 'rows', inLanguage),
  read('public-appointment-kinds', 'publicAppointmentKinds', 'rows', {
    query: { ...inLanguage.query, service: undefined, postcode: undefined },
  }),
  read('public-slots/{kind}/{from}/{to}', 'publicSlots', 'rows', { query: { postcode: undefined } }),
  read('public-news/{language}/{page}', 'publicNews', 'rows'),
  read('public-news-count/{language}', 'publicNews', 'total'),
  read('public-news-item-exists/{url}', 'publicNewsItemByUrl', 'exists'),
  read('public-news-item-by-url/{url}', 'publicNewsItemByUrl', 'value'),
  read('public-news-by-id/{id}', 'publicNewsItemById', 'value'),
  read('random-news/{n}', 'publicRandomNews', 'rows', {
    renamed: { n: 'count' },
    max: { n: maxRandom },
    ...inLanguage,
  }),
  read('public-news-past-year/{language}', 'publicNewsPastYear', 'rows'),
  read('public-news-by-field-value/{language}/{field}/{value}', 'publicNewsByField', 'rows'),
  read('specific-news-items/{language}/{ids}', 'publicSpecificNews', 'rows'),
  read('public-tips/{language}/{page}', 'publicTips', 'rows'),
  read('public-tips-count/{language}', 'publicTips', 'total'),
  read('public-tips-all/{language}', 'publicAllTips', 'rows'),
  read('public-tip-exists/{url}', 'publicTipByUrl', 'exists'),
  read('public-tip-by-url/{url}', 'publicTipByUrl', 'value'),
  read('public-tip-by-id/{id}', 'publicTipById', 'value'),
  read('random-tips/{n}', 'publicRandomTips', 'rows', {
    renamed: { n: 'count' },
    max: { n: maxRandom },
    ...inLanguage,
  }),
  read('public-products/{language}/{page}', 'publicProducts', 'rows', {
    query: { ...productFilters, sort: 'newest' },
  }),
  read('public-products-count/{language}', 'publicProducts', 'total', { query: productFilters }),
  read('public-product-choices/{language}', 'publicProductChoices', 'value', { query: productFilters }),
  read('public-product-exists/{url}', 'publicProductByUrl', 'exists'),
  read('public-product-by-url/{url}', 'publicProductByUrl', 'value'),
  read('public-search/{language}', 'publicSearch', 'rows', { query: { q: '', page: 1, kind: undefined } }),
])

const changeRoutes = tagged('Changes', [
  read('changes', 'changes', 'value', {
    query: { after: undefined, entity: undefined, count: 100 },
    isNeverRepeated: true,
  }),
])

const figureRoutes = tagged('Figures', [read('figures/{from}/{until}', 'figures', 'value')])

/** Every call of REST. */
export const restRoutesTable: readonly RestRoute[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...entities.flatMap(routesOf),
  ...ownRoutes,
  ...trackRoutes,
  ...titleRoutes,
  ...publicRoutes,
  ...messageRoutes,
  ...bookingRoutes,
  ...uploadRoutes,
  ...figureRoutes,
  ...changeRoutes,
]
