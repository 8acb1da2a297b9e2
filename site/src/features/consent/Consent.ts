/** What a visitor agreed to. What is necessary needs no agreement. */
export interface Consent {
  statistic: boolean
  marketing: boolean
}

export const noConsent: Consent = { statistic: false, marketing: false }

const cookieName = 'consent'
const days = 30

/** Cookies of a sharing widget, which count what is shared. */
const sharingCookies = ['__atuvc', '__atuvs']

/** Null until the visitor has chosen. */
export function readConsent(cookies: string): Consent | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  if (!found) return null
  try {
    const chosen: unknown = JSON.parse(decodeURIComponent(found.slice(cookieName.length + 1)))
    if (typeof chosen !== 'object' || chosen === null) return null
    const { statistic, marketing } = chosen as Partial<Record<keyof Consent, unknown>>
    return { statistic: statistic === true, marketing: marketing === true }
  } catch {
    return null
  }
}

/** Whether the visitor has agreed that what other hosts show is loaded at once. */
export function allowsOtherHosts(): boolean {
  return readConsent(document.cookie)?.marketing === true
}

/** Remembers the choice for a month. */
export function rememberConsent(consent: Consent): void {
  const value = encodeURIComponent(JSON.stringify(consent))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieName}=${value}; path=/; max-age=${days * 24 * 3600}; samesite=lax${secure}`
}

/** Removes cookies of the sharing widget that an earlier consent left behind. */
export function removeSharingCookies(): void {
  const domains = ['', `; domain=${location.hostname}`, `; domain=.${location.hostname.replace(/^www\./, '')}`]
  for (const name of sharingCookies) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
