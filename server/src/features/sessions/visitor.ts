import { randomBytes } from 'node:crypto'
import type { Caller, Context, CookieOptions, Visitor } from '../../kernel/context/Context.js'
import { isSame, signatureOf } from '../../kernel/secrets/signature.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Customer } from '../customers/Customer.js'

/**
 * A cookie that no script reads identifies a browser: `id.signature`, followed by a mark for each account that has logged
 * in there and for each job that was found there, and by one that says that it is a customer's. By the id, tokens of forms
 * and repeated messages belong to one visitor; by a mark, guesses of strangers lock neither the account's own browser out
 * nor the one that knows the job, and strangers take nothing that is kept for customers.
 */
export const visitorCookie = 'visitor'

/** As long as a token of a form; a browser in which a user has logged in is known for longer. */
const visitorSeconds = 2 * 60 * 60
const knownSeconds = 365 * 24 * 60 * 60

/** Accounts that one browser is known for, and as many jobs; the oldest of its kind is forgotten first. */
const maxMarks = 5

/** Before the mark of a job, and part of no signature: many jobs that are found displace no account. */
const jobSign = '~'

/** Before the mark of a customer. */
const customerSign = '!'

type Account = Pick<Customer, 'id' | 'passwordHash'>

export function newVisitor(id = randomBytes(24).toString('base64url')): Visitor {
  return { id, accounts: [], jobs: [], isCustomer: false }
}

/** The visitor of a cookie's value; null when this shop has not signed it. */
export function readVisitor(value: string | undefined, settings: Settings): Visitor | null {
  const [id = '', signature = '', ...marks] = value?.split('.') ?? []
  if (id === '' || !isSame(signature, signatureOf('visitor', id, settings))) return null
  const isOfJob = (mark: string) => mark.startsWith(jobSign)
  const isOfCustomer = (mark: string) => mark.startsWith(customerSign)
  return {
    id,
    accounts: marks.filter((mark) => !isOfJob(mark) && !isOfCustomer(mark)),
    jobs: marks.filter(isOfJob).map((mark) => mark.slice(jobSign.length)),
    isCustomer: marks.some((mark) => isOfCustomer(mark) && isSame(mark, customerMarkOf(id, settings))),
  }
}

/** Whether this account has logged in from this browser with its present password. */
export function isKnownBrowser(visitor: Visitor | null, account: Account, settings: Settings): boolean {
  if (!visitor || account.passwordHash === null) return false
  return includes(visitor.accounts, markOf(visitor, account, settings))
}

/** Marks the browser as one from which this account has logged in. A new password makes all earlier marks worthless. */
export function rememberBrowser(caller: Caller, account: Account, settings: Settings): void {
  const visitor = caller.visitor ?? newVisitor()
  const accounts = withMark(visitor.accounts, markOf(visitor, account, settings))
  remember(caller, { ...visitor, accounts }, settings)
}

/** Whether this browser has found the job with this number before. */
export function knowsJob(visitor: Visitor | null, number: string, settings: Settings): boolean {
  return visitor !== null && includes(visitor.jobs, jobMarkOf(visitor, number, settings))
}

/** Marks the browser as one that has found the job with this number. */
export function rememberJob(caller: Caller, number: string, settings: Settings): void {
  const visitor = caller.visitor ?? newVisitor()
  const jobs = withMark(visitor.jobs, jobMarkOf(visitor, number, settings))
  remember(caller, { ...visitor, jobs, isCustomer: true }, settings)
}

/** Marks the browser as that of a customer, who has opened the secret address of a job. */
export function rememberCustomer(caller: Caller, settings: Settings): void {
  if (caller.visitor?.isCustomer) return
  remember(caller, { ...(caller.visitor ?? newVisitor()), isCustomer: true }, settings)
}

/** Whether someone is known to be no stranger: signed in, or in the browser of a customer. */
export function isKnownCustomer({ viewer, caller }: Pick<Context, 'viewer' | 'caller'>): boolean {
  return viewer !== null || caller?.isCustomer === true
}

function customerMarkOf(id: string, settings: Settings): string {
  return customerSign + signatureOf('customer', id, settings)
}

function jobMarkOf({ id }: Visitor, number: string, settings: Settings): string {
  return signatureOf('found job', `${id} ${number}`, settings)
}

function includes(marks: readonly string[], mark: string): boolean {
  return marks.some((each) => isSame(each, mark))
}

function withMark(marks: readonly string[], mark: string): string[] {
  return [mark, ...marks.filter((each) => each !== mark)].slice(0, maxMarks)
}

function remember(caller: Caller, visitor: Visitor, settings: Settings): void {
  caller.visitor = visitor
  caller.isCustomer = visitor.isCustomer
  const { value, options } = cookieOf(visitor, settings)
  caller.setCookie(visitorCookie, value, options)
}

/** The cookie of a visitor, to be set. */
export function cookieOf(
  { id, accounts, jobs, isCustomer }: Visitor,
  settings: Settings,
): { value: string; options: CookieOptions } {
  const marks = [
    ...accounts,
    ...jobs.map((mark) => jobSign + mark),
    ...(isCustomer ? [customerMarkOf(id, settings)] : []),
  ]
  const value = [id, signatureOf('visitor', id, settings), ...marks].join('.')
  const maxAge = marks.length > 0 ? knownSeconds : visitorSeconds
  return { value, options: { maxAge, httpOnly: true, secure: settings.publicUrl.startsWith('https:') } }
}

/** Bound to the password, of which its hash is different after every change. */
function markOf({ id }: Visitor, account: Account, settings: Settings): string {
  return signatureOf('browser', `${id} ${account.id} ${account.passwordHash}`, settings)
}
