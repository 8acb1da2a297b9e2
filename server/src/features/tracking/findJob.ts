import { setTimeout as pause } from 'node:timers/promises'
import type { Caller, Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { hasLastDigits } from '../../kernel/fields/phoneForms.js'
import type { Message } from '../../kernel/i18n/say.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { boundsOf } from '../../kernel/limits/networks.js'
import { leaveTraces } from '../../kernel/limits/networkTraces.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { formatJobNumber, parseJobNumber } from '../../kernel/shared/jobNumber.js'
import { digitsOf } from '../../kernel/shared/phoneNumber.js'
import { Customer } from '../customers/Customer.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { findJobByNumber } from '../jobs/jobNumbers.js'
import { changesOfJob, readySince } from '../jobs/jobReady.js'
import { knowsJob, rememberJob } from '../sessions/visitor.js'
import { callUs } from '../shop/callUs.js'
import { countGuess, type Guess, takeBackGuess } from './jobGuesses.js'
import type { FoundJobState } from './TrackedJob.js'

/** Of one network. */
const findLimit = new CallLimit('find-job', () => ({ points: 20, seconds: 600 }))

/** Failures of the whole shop in an hour; from then on one answer alone opens nothing to strangers. */
const maxOfShop = 60
const shopLimit = new CallLimit('find-job-shop', () => ({ points: maxOfShop, seconds: 3600 }))
const wholeShop = { address: 'shop' }

/** A failure takes as long whether there is such a job or not. */
const failureMilliseconds = 250

interface Answers {
  postcode: string
  digits: string
}

/** As typed. */
export interface AskedJob {
  number: string
  postcode: string | null
  digits: string | null
}

/** With its customer, for who knows something of them. */
export interface IdentifiedJob {
  kind: JobKind
  job: Row & Job & { status: string }
  customer: Customer | null
}

/**
 * A job, for anyone who knows its number and the postcode or the last digits of its customer's phone. What is
 * wrong, and a number that no job has, are refused alike, and both count. After many failures, at this number or in the
 * whole shop, strangers need both, and are told so before anything is compared.
 * @throws ShopError VALIDATION, NOT_FOUND, RATE_LIMITED
 */
export async function findJob(context: Context, asked: AskedJob): Promise<IdentifiedJob> {
  const { services, caller } = context
  const answers = { postcode: plainPostcode(asked.postcode ?? ''), digits: digitsOf(asked.digits ?? '') }
  const parsed = parseJobNumber(asked.number)
  if (!parsed) throw invalidField('number', { key: 'track.number' })
  if (answers.postcode === '' && !isFourDigits(answers.digits)) {
    throw invalidField('postcode', { key: 'track.oneOf' })
  }
  if (caller) await findLimit.spend(services, { address: caller.address })
  const start = performance.now()
  const number = formatJobNumber(parsed.year, parsed.sequence)
  const guess = guessOf(caller, number, services.settings)
  let both = guess.isOfStranger && (await isShopGuessedAt(context))
  const call = await callUs(services.database.reader)
  await countGuess(services.database, guess, (isGuessedAt) => {
    both ||= isGuessedAt
    if (both) assertBoth(answers, call)
  })
  const found = await jobWith(context, number)
  if (!found || !isAnswered(found, answers, both)) {
    await countShopFailure(context)
    await services.database.write((manager) => leaveTraces(manager, context, 'guess', [null]))
    await pause(Math.max(0, failureMilliseconds - (performance.now() - start)))
    throw new ShopError('NOT_FOUND', {
      message: both ? { key: 'track.notFoundByBoth', values: { call } } : { key: 'track.notFound' },
    })
  }
  await takeBackGuess(services.database, guess)
  if (caller) rememberJob(caller, number, services.settings)
  return found
}

/** Where a job stands, as far as who has its number may know. */
export async function stateOfFound({ services }: Context, found: IdentifiedJob): Promise<FoundJobState> {
  const { kind, job, customer } = found
  const hasMailAddress = customer?.email != null
  const changes = await changesOfJob(services.database.reader, kind, job.id)
  const isReady = readySince(job, changes, new Date(), hasMailAddress) !== null
  return { kind, number: job.number, status: job.status, isReady, hasMailAddress }
}

async function jobWith({ services: { database, switches } }: Context, number: string): Promise<IdentifiedJob | null> {
  const known = await findJobByNumber(database.reader, number)
  if (!known || (await switches.now()).entities.has(known.kind)) return null
  return database.rows
    .first<IdentifiedJob['job']>(jobTypes[known.kind], { id: known.id })
    .then(
      async (job) =>
        job && { kind: known.kind, job, customer: await database.rows.first(Customer, { id: job.customer }) },
    )
}

function isAnswered({ job, customer }: IdentifiedJob, { postcode, digits }: Answers, both: boolean): boolean {
  const isPostcode = postcode !== '' && postcode === plainPostcode(customer?.zipCode ?? '')
  const phones = [customer?.phoneDigits, job.contactPhoneDigits]
  const isPhone = isFourDigits(digits) && phones.some((phone) => hasLastDigits(phone, digits))
  return both ? isPostcode && isPhone : isPostcode || isPhone
}

function isFourDigits(digits: string): boolean {
  return /^\d{4}$/.test(digits)
}

function plainPostcode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
}

/**
 * What is missing is no guess, whether the rest is right or not. Who has only one of the two calls.
 * @throws ShopError VALIDATION that names what is missing
 */
function assertBoth({ postcode, digits }: Answers, call: Message): void {
  const message = { key: 'track.both', values: { call } } as const
  const fields = {
    ...(postcode === '' && { postcode: [{ key: 'track.postcodeToo' } as const] }),
    ...(!isFourDigits(digits) && { digits: [{ key: 'track.digitsToo' } as const] }),
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { message, fields })
}

/** Whether so much was guessed of late, in the whole shop, that one answer alone opens nothing. */
async function isShopGuessedAt({ services }: Context): Promise<boolean> {
  return (await shopLimit.spent(services, wholeShop)) >= maxOfShop
}

async function countShopFailure({ services }: Context): Promise<void> {
  await shopLimit.spend(services, wholeShop).catch(() => undefined)
}

/**
 * Failures of strangers do not close a number to a browser that has found it before, only its own do; nor to other networks
 * than theirs.
 */
function guessOf(caller: Caller | null, number: string, settings: Settings): Guess {
  if (caller?.visitor && knowsJob(caller.visitor, number, settings)) {
    return { number, guessers: [{ name: caller.visitor.id, share: 1 }], isOfStranger: false }
  }
  const networks = caller ? boundsOf(caller.address) : []
  return { number, guessers: networks.map(({ network, share }) => ({ name: network, share })), isOfStranger: true }
}
