import { isOwnMachine, type Settings } from '../../kernel/settings/readSettings.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** Whether the owner named the shop. One that nobody named is called after its address, maybe that of an earlier setting. */
export function isNamed({ publicUrl }: Of, { name }: Pick<ShopSettings, 'name'>): boolean {
  return !['', 'localhost', new URL(publicUrl).hostname].includes(name.trim())
}

/** Without these, customers reach the shop under no name or not at all. */
export type Unreachable = 'name' | 'public-address' | 'mail'

type Of = Pick<Settings, 'publicUrl' | 'production' | 'demo'>

/** Whether each is missing. A demo on the own machine needs none of them. */
export function unreachable(
  settings: Of,
  shop: Pick<ShopSettings, 'name'>,
  hasMailServer: boolean,
): Record<Unreachable, boolean> {
  const { hostname } = new URL(settings.publicUrl)
  return {
    name: !isNamed(settings, shop),
    'public-address': settings.production && isOwnMachine(hostname),
    mail: !hasMailServer,
  }
}

const sentences: Record<Unreachable, string> = {
  name: 'The shop has no name yet and is called after its address, in mails too: give it one in the back office, under "De winkel".',
  'public-address':
    'PUBLIC_URL is this machine alone, so links in mails lead nowhere and visitors elsewhere are sent to their own machine: set it to the address that visitors type.',
  mail: 'There is no mail server, so no mail is sent: set SMTP_URL, or one in the back office, under "De winkel, Mail". What customers would get stays under outgoing mail in the back office.',
}

/** What an operator is told at the start, a sentence each. */
export function startWarnings(settings: Of, shop: Pick<ShopSettings, 'name'>, hasMailServer: boolean): string[] {
  if (settings.demo) return []
  return Object.entries(unreachable(settings, shop, hasMailServer)).flatMap(([each, isMissing]) =>
    isMissing ? [sentences[each as Unreachable]] : [],
  )
}
