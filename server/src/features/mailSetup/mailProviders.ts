/** A company that many shops have their mail at. */
export interface MailProvider {
  name: string
  host: string
  port: number
  /** What an SPF record includes that allows its servers; null where that is not known. */
  spf: string | null
  /** The names under which its DKIM keys stand. */
  dkim: readonly string[]
}

export const mailProviders: readonly MailProvider[] = [
  { name: 'Google', host: 'smtp.gmail.com', port: 587, spf: '_spf.google.com', dkim: ['google'] },
  {
    ...{ name: 'Microsoft 365', host: 'smtp.office365.com', port: 587 },
    ...{ spf: 'spf.protection.outlook.com', dkim: ['selector1', 'selector2'] },
  },
  {
    ...{ name: 'TransIP', host: 'smtp.transip.email', port: 465 },
    ...{ spf: '_spf.transip.email', dkim: ['transip-A', 'transip-B', 'transip-C'] },
  },
  {
    ...{ name: 'Brevo', host: 'smtp-relay.brevo.com', port: 587 },
    ...{ spf: 'spf.brevo.com', dkim: ['brevo1', 'brevo2', 'mail'] },
  },
  { name: 'KPN', host: 'smtp.kpnmail.nl', port: 587, spf: null, dkim: [] },
  { name: 'Ziggo', host: 'smtp.ziggo.nl', port: 587, spf: null, dkim: [] },
  { name: 'Strato', host: 'smtp.strato.com', port: 465, spf: null, dkim: [] },
]

/** Domains whose addresses are those of persons: their owners set the records, not the shop. */
const personal = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.nl', 'outlook.com', 'live.com', 'live.nl', 'msn.com'],
  ...['icloud.com', 'me.com', 'yahoo.com', 'kpnmail.nl', 'ziggo.nl', 'home.nl', 'planet.nl', 'hetnet.nl', 'xs4all.nl'],
])

export function isPersonalDomain(domain: string): boolean {
  return personal.has(domain)
}
