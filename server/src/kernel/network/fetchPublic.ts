import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Settings } from '../settings/readSettings.js'
import { checkedLookup, ForbiddenAddress } from './checkedLookup.js'
import { addressFault, isForbidden, type Resolve, resolveHost } from './receiverAddress.js'

type Network = Pick<Settings, 'production' | 'publicUrl' | 'webhookPrivateNetworks'>

/** Why nothing was fetched. */
export type FetchFault = 'forbidden' | 'unreachable' | 'timeout' | 'refused' | 'tooLarge'

/** What is at an address could not be fetched. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'

  constructor(
    readonly fault: FetchFault,
    /** What the host answered, where it did. */
    readonly status: number | null = null,
  ) {
    super(fault)
  }
}

interface Fetching {
  settings: Network
  maxBytes: number
  /** For all of it: names, connections, redirects and the content. */
  milliseconds: number
  resolve?: Resolve
}

const maxRedirects = 3

/**
 * Fetches what is at an address of the open internet. Nothing of the own network is called, also where an address redirects to
 * it or its name leads there; each connection is made to the address that was checked.
 * @throws NotFetched
 */
export async function fetchPublic(address: string, fetching: Fetching): Promise<Buffer> {
  const signal = AbortSignal.timeout(fetching.milliseconds)
  let url = new URL(address)
  for (let step = 0; ; step++) {
    assertPublic(url, fetching.settings)
    let answer: IncomingMessage | null = null
    try {
      answer = await get(url, fetching, signal)
      const { statusCode = 0, headers } = answer
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
      if (!isRedirect && statusCode !== 200) throw new NotFetched('refused', statusCode)
      if (!isRedirect) return await contentOf(answer, fetching.maxBytes)
      if (step === maxRedirects || !URL.canParse(headers.location ?? '', url.href))
        throw new NotFetched('refused', statusCode)
      url = new URL(headers.location ?? '', url)
    } catch (error) {
      throw error instanceof NotFetched ? error : new NotFetched(signal.aborted ? 'timeout' : faultOf(error))
    } finally {
      answer?.destroy()
    }
  }
}

/** Pictures of old sites are at addresses without encryption, too. */
function assertPublic(url: URL, settings: Network): void {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // Ports of others than the web's are not tried out.
  const isUsual = settings.webhookPrivateNetworks || url.port === ''
  if (!isWeb || !isUsual || url.username !== '' || url.password !== '') throw new NotFetched('forbidden')
  if (addressFault(url, { ...settings, production: false })) throw new NotFetched('forbidden')
}

function get(url: URL, { settings, resolve = resolveHost }: Fetching, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const checked: Resolve = async (host) => {
    const addresses = await resolve(host)
    if (addresses.some((each) => isForbidden(each.address, settings))) throw new ForbiddenAddress(host)
    return addresses
  }
  return new Promise((done, failed) => {
    request(url, {
      headers: { accept: '*/*', 'user-agent': 'shop-import/1' },
      agent: false,
      lookup: checkedLookup(checked),
      signal,
    })
      .on('response', done)
      .on('error', failed)
      .end()
  })
}

async function contentOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new NotFetched('tooLarge')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new NotFetched('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

function faultOf(error: unknown): FetchFault {
  const { cause } = error as { cause?: unknown }
  return error instanceof ForbiddenAddress || cause instanceof ForbiddenAddress ? 'forbidden' : 'unreachable'
}
