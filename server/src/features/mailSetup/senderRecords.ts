import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { isPersonalDomain, type MailProvider } from './mailProviders.js'

export const senderRecordStates = defineChoice(
  'SenderRecordState',
  ['in-order', 'missing', 'several', 'other-server', 'not-found', 'unanswered'],
  'What a record of the domain of the sender says: it is there, there is none, there are several where one is allowed, it does not allow the mail server, it is not under the usual names, or the name server did not answer.',
)
export type SenderRecordState = ValueOf<typeof senderRecordStates>

/** What receivers look up of the domain of a sender, to see whether a mail is from it. */
export interface SenderRecords {
  domain: string
  /** Whether the domain is a mail company's: nobody at the shop can set its records. */
  isPersonal: boolean
  /** Which servers may send for the domain. */
  spf: SenderRecordState
  /** The key that mails are signed by. */
  dkim: SenderRecordState
  /** What becomes of mails that are not from it. */
  dmarc: SenderRecordState
}

/** The texts that a name has, such as `dns.promises.resolveTxt`. */
export type ResolveTexts = (name: string) => Promise<string[][]>

/** Names of DKIM keys that many programs use. */
const usualSelectors = ['default', 'dkim', 'mail', 's1', 's2', 'k1', 'selector1', 'selector2', 'google', 'x']

/** As many as a receiver follows (RFC 7208, 4.6.4). */
const maxLookups = 10

/** Neither of these is a failure: the name has no such record. */
const nothing = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/**
 * Looks up what receivers ask of a sender's domain.
 * @param provider that the mail server belongs to, where it is known
 */
export async function readSenderRecords(
  domain: string,
  provider: MailProvider | undefined,
  resolve: ResolveTexts,
): Promise<SenderRecords> {
  const texts = async (name: string) => {
    try {
      return (await resolve(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
  const answered = (work: Promise<SenderRecordState>) => work.catch(() => 'unanswered' as const)
  const [spf, dkim, dmarc] = await Promise.all([
    answered(spfOf(domain, provider, texts)),
    answered(dkimOf(domain, provider, texts)),
    answered(dmarcOf(domain, texts)),
  ])
  return { domain, isPersonal: isPersonalDomain(domain), spf, dkim, dmarc }
}

type Texts = (name: string) => Promise<string[]>

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

async function spfOf(domain: string, provider: MailProvider | undefined, texts: Texts): Promise<SenderRecordState> {
  const records = (await texts(domain)).filter(isSpf)
  const [record] = records
  if (record === undefined) return 'missing'
  if (records.length > 1) return 'several'
  if (!provider?.spf) return 'in-order'
  return (await includes(record, provider.spf, texts)) ? 'in-order' : 'other-server'
}

/** Whether a record includes another, itself or by one that it includes. */
async function includes(record: string, wanted: string, texts: Texts): Promise<boolean> {
  const next = includedBy(record)
  const seen = new Set<string>()
  for (let name = next.shift(); name !== undefined && seen.size < maxLookups; name = next.shift()) {
    if (name === wanted) return true
    if (seen.has(name)) continue
    seen.add(name)
    next.push(...(await texts(name)).filter(isSpf).flatMap(includedBy))
  }
  return false
}

function includedBy(record: string): string[] {
  return [...record.matchAll(/(?:include:|redirect=)(\S+)/gi)].map(([, name = '']) => name.toLowerCase())
}

async function dkimOf(domain: string, provider: MailProvider | undefined, texts: Texts): Promise<SenderRecordState> {
  const known = provider?.dkim ?? []
  for (const selector of known.length > 0 ? known : usualSelectors) {
    const found = await texts(`${selector}._domainkey.${domain}`)
    if (found.some((text) => /(^|;)\s*p=\s*[^;\s]/.test(text))) return 'in-order'
  }
  return known.length > 0 ? 'missing' : 'not-found'
}

async function dmarcOf(domain: string, texts: Texts): Promise<SenderRecordState> {
  const records = (await texts(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1(;|\s|$)/i.test(text))
  if (records.length > 1) return 'several'
  return records.length === 1 ? 'in-order' : 'missing'
}
