import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkedLookup, ForbiddenAddress } from '../../kernel/network/checkedLookup.js'
import type { Resolve } from '../../kernel/network/receiverAddress.js'
import type { WebhookFailure } from './webhookEvents.js'

/** How one attempt ended. */
export interface Attempt {
  /** Null when the receiver has accepted the message. */
  failure: WebhookFailure | null
  responseStatus: number | null
  /** The beginning of the answer. */
  responseText: string | null
  milliseconds: number
}

interface Post {
  url: URL
  headers: Record<string, string>
  body: string
  /** The addresses that may be connected to. @throws ForbiddenAddress */
  resolve: Resolve
  /** Ends the attempt when the product stops. */
  signal: AbortSignal
}

/** For the whole attempt: the name, the connection and the answer. */
export const attemptMilliseconds = 10_000
const maxRead = 64 * 1024
const maxStored = 1024

/** Posts a message once, over a connection of its own, and follows no redirect. */
export async function postMessage({ url, headers, body, resolve, signal }: Post): Promise<Attempt> {
  const began = performance.now()
  const timeout = AbortSignal.timeout(attemptMilliseconds)
  const ended = (result: Omit<Attempt, 'milliseconds'>): Attempt => ({
    ...result,
    milliseconds: Math.round(performance.now() - began),
  })
  try {
    const answer = await send()
    const { statusCode = 0 } = answer
    return ended({
      failure: failureOfStatus(statusCode),
      responseStatus: statusCode,
      responseText: await beginningOf(answer),
    })
  } catch (error) {
    if (signal.aborted) throw error
    const failure = timeout.aborted ? 'timeout' : failureOf(error)
    return ended({ failure, responseStatus: null, responseText: null })
  }

  function send(): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((done, failed) => {
      request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // No connection is shared: the one that is used was made to the address that was checked.
        agent: false,
        lookup: checkedLookup(resolve),
        signal: AbortSignal.any([timeout, signal]),
      })
        .on('response', done)
        .on('error', failed)
        .end(body)
    })
  }
}

/** What was read until the end, the limit or the timeout: the status has been answered already. */
async function beginningOf(answer: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      if (length < maxStored) chunks.push(chunk as Buffer)
      length += (chunk as Buffer).length
      if (length >= maxRead) break
    }
  } catch {
    // A connection that broke off midway has answered as much as it has.
  }
  answer.destroy()
  const text = Buffer.concat(chunks).subarray(0, maxStored).toString()
  return text.replace(/[^\P{Cc}\n\t]/gu, '').trim() || null
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof ForbiddenAddress) return 'forbidden-address'
  const { code = '', cause } = error as NodeJS.ErrnoException
  if (cause instanceof ForbiddenAddress) return 'forbidden-address'
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'unknown-host'
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_)/.test(code) || code === 'EPROTO') {
    return 'insecure'
  }
  return 'unreachable'
}
