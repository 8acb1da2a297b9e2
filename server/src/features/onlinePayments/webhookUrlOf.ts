import { isIP } from 'node:net'
import { isOwnMachine, type Settings } from '../../kernel/settings/readSettings.js'

export const webhookPath = '/api/mollie/webhook'

/** Names that lead nowhere outside a network of one's own. */
const ownNames = /(^|\.)(local|lan|home|internal|intranet|test|example|invalid|arpa)$/

/** Where the provider tells of changes; null for a shop that it cannot reach, which asks by itself. */
export function webhookUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  const isReachable =
    protocol === 'https:' &&
    hostname.includes('.') &&
    !isOwnMachine(hostname) &&
    isIP(hostname.replace(/^\[(.+)\]$/, '$1')) === 0 &&
    !ownNames.test(hostname)
  return isReachable ? `${publicUrl}${webhookPath}` : null
}
