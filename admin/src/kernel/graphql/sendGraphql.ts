import type { TypedDocumentString } from '../../generated/graphql'
import { connection } from './connection'
import { csrfHeader } from './csrfHeader'
import type { GraphqlAnswer } from './GraphqlAnswer'
import { NoAnswer } from './NoAnswer'
import { withSession } from './sessionRenewal'

/** Milliseconds until a call times out. */
export const answerTimeout = 15_000
/** Of a read that failed. */
export const repeats = 3
const firstDelay = 400
const passing = new Set([0, 502, 503, 504])

/** An operation of a .graphql file with its types, or one that is built from the server's descriptions. */
export type Operation<Data, Variables> = TypedDocumentString<Data, Variables> | string

export type GraphqlCall<Data, Variables> = {
  query: Operation<Data, Variables>
  signal?: AbortSignal
  /** Logging in and out, which need no session. */
  isAboutSession?: boolean
} & (Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables })

/** The variables of an operation that is built. */
export type AnyVariables = Record<string, unknown>

const isWrite = (query: string): boolean => query.startsWith('mutation')

/**
 * Sends an operation. Queries are retried up to three times with exponential backoff when the network or a proxy fails;
 * a mutation is sent once, after its CSRF token was fetched. When the session had ended, the call waits until it is
 * renewed. Errors of the catalogue are part of the answer.
 * @throws NoAnswer when nothing useful came back
 */
export function sendGraphql<Data, Variables = AnyVariables>(
  call: GraphqlCall<Data, Variables>,
): Promise<GraphqlAnswer<Data>> {
  const request: Request = { query: call.query.trim(), variables: call.variables, signal: call.signal }
  const send = () => sendPatiently<Data>(request)
  return call.isAboutSession ? send() : withSession(send, isWrite(request.query))
}

interface Request {
  query: string
  variables: unknown
  signal: AbortSignal | undefined
}

function sendPatiently<Data>(call: Request): Promise<GraphqlAnswer<Data>> {
  return patiently(() => attemptOnce<Data>(call), { repeats: isWrite(call.query) ? 0 : repeats, signal: call.signal })
}

/**
 * Calls the server, and again with exponential backoff while the network or a proxy fails.
 * @throws NoAnswer when nothing useful came back, or what `attempt` throws once it is aborted
 */
export async function patiently<Answer>(
  attempt: () => Promise<Answer>,
  { repeats, signal }: { repeats: number; signal?: AbortSignal },
): Promise<Answer> {
  for (let made = 0; ; made += 1) {
    try {
      const answer = await attempt()
      connection.noteAnswer(true)
      return answer
    } catch (failure) {
      if (signal?.aborted) throw failure
      const noAnswer = failure instanceof NoAnswer ? failure : new NoAnswer(0)
      if (passing.has(noAnswer.status)) connection.noteAnswer(false)
      if (made === repeats || !passing.has(noAnswer.status)) throw noAnswer
      await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** made))
    }
  }
}

async function attemptOnce<Data>({ query, variables, signal }: Request): Promise<GraphqlAnswer<Data>> {
  const limit = AbortSignal.timeout(answerTimeout)
  const either = signal ? AbortSignal.any([signal, limit]) : limit
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal: either,
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'accept-language': document.documentElement.lang || 'nl',
      ...(isWrite(query) ? await csrfHeader(either) : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isAnswer<Data>(answer)) throw new NoAnswer(response.status)
  return answer
}

function isAnswer<Data>(value: unknown): value is GraphqlAnswer<Data> {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
}
