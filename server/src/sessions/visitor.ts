import { randomBytes } from 'node:crypto'
import type { Caller, CookieOptions, Visitor } from '../context/Context.js'
import type { Customer } from '../entities/Customer.js'
import { isSame, signatureOf } from '../secrets/signature.js'
import type { Settings } from '../settings/readSettings.js'

/**
 * A cookie that no script reads identifies a browser: `id.signature`, followed by a mark for each account that has logged
 * in there. By the id, tokens of forms and repeated messages belong to one visitor; by a mark, guesses of strangers do
 * not lock the account's own browser out.
 */
export const visitorCookie = 'visitor'

/** As long as a token of a form; a browser in which a user has logged in is known for longer. */
const visitorSeconds = 2 * 60 * 60
const knownSeconds = 365 * 24 * 60 * 60

/** Accounts and jobs that one browser is known for; the oldest is forgotten first. */
const mostMarks = 5

type Account = Pick<Customer, 'id' | 'passwordHash'>

export function newVisitor(): Visitor {
  return { id: randomBytes(24).toString('base64url'), marks: [] }
}

/** The visitor of a cookie's value; null when this shop has not signed it. */
export function readVisitor(value: string | undefined, settings: Settings): Visitor | null {
  const [id = '', signature = '', ...marks] = value?.split('.') ?? []
  return id !== '' && isSame(signature, signatureOf('visitor', id, settings)) ? { id, marks } : null
}

/** Whether this account has logged in from this browser with its present password. */
export function isKnownBrowser(visitor: Visitor | null, account: Account, settings: Settings): boolean {
  if (!visitor || account.passwordHash === null) return false
  const mark = markOf(visitor, account, settings)
  return visitor.marks.some((each) => isSame(each, mark))
}

/** Marks the browser as one from which this account has logged in. A new password makes all earlier marks worthless. */
export function rememberBrowser(caller: Caller, account: Account, settings: Settings): void {
  const visitor = caller.visitor ?? newVisitor()
  addMark(caller, visitor, markOf(visitor, account, settings), settings)
}

/** Whether this browser has found the job with this number before. */
export function knowsJob(visitor: Visitor | null, number: string, settings: Settings): boolean {
  if (!visitor) return false
  const mark = jobMarkOf(visitor, number, settings)
  return visitor.marks.some((each) => isSame(each, mark))
}

/** Marks the browser as one that has found the job with this number. */
export function rememberJob(caller: Caller, number: string, settings: Settings): void {
  const visitor = caller.visitor ?? newVisitor()
  addMark(caller, visitor, jobMarkOf(visitor, number, settings), settings)
}

function jobMarkOf({ id }: Visitor, number: string, settings: Settings): string {
  return signatureOf('found job', `${id} ${number}`, settings)
}

function addMark(caller: Caller, visitor: Visitor, mark: string, settings: Settings): void {
  const marks = [mark, ...visitor.marks.filter((each) => each !== mark)].slice(0, mostMarks)
  caller.visitor = { id: visitor.id, marks }
  const { value, options } = cookieOf(caller.visitor, settings)
  caller.setCookie(visitorCookie, value, options)
}

/** The cookie of a visitor, to be set. */
export function cookieOf({ id, marks }: Visitor, settings: Settings): { value: string; options: CookieOptions } {
  const value = [id, signatureOf('visitor', id, settings), ...marks].join('.')
  const maxAge = marks.length > 0 ? knownSeconds : visitorSeconds
  return { value, options: { maxAge, httpOnly: true, secure: settings.publicUrl.startsWith('https:') } }
}

/** Bound to the password, of which its hash is different after every change. */
function markOf({ id }: Visitor, account: Account, settings: Settings): string {
  return signatureOf('browser', `${id} ${account.id} ${account.passwordHash}`, settings)
}
