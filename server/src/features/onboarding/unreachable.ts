import { isOwnMachine, type Settings } from '../../kernel/settings/readSettings.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** Without these, customers reach the shop under no name or not at all. */
export type Unreachable = 'name' | 'public-address' | 'mail'

type Of = Pick<Settings, 'publicUrl' | 'production' | 'demo' | 'smtp'>

/** Whether each is missing. A demo on the own machine needs none of them. */
export function unreachable(settings: Of, { name }: Pick<ShopSettings, 'name'>): Record<Unreachable, boolean> {
  const { hostname } = new URL(settings.publicUrl)
  return {
    // A shop that nobody named is called after its address, maybe that of an earlier setting.
    name: ['', 'localhost', hostname].includes(name.trim()),
    'public-address': settings.production && isOwnMachine(hostname),
    mail: settings.smtp === null,
  }
}

const sentences: Record<Unreachable, string> = {
  name: 'The shop has no name yet and is called after its address, in mails too: give it one in the back office, under "De winkel".',
  'public-address':
    'PUBLIC_URL is this machine alone, so links in mails lead nowhere and visitors elsewhere are sent to their own machine: set it to the address that visitors type.',
  mail: 'SMTP_URL is not set, so no mail is sent: what customers would get stays under outgoing mail in the back office.',
}

/** What an operator is told at the start, a sentence each. */
export function startWarnings(settings: Of, shop: Pick<ShopSettings, 'name'>): string[] {
  if (settings.demo) return []
  return Object.entries(unreachable(settings, shop)).flatMap(([each, isMissing]) =>
    isMissing ? [sentences[each as Unreachable]] : [],
  )
}
