import type { ReactNode } from 'react'
import { isOwnAddress } from '../addresses/addresses'
import { useLanguage } from '../screens/useLayout'
import { SiteLink } from './SiteLink'

/** A link that the owner entered: client-side navigation within the site and language, else a page load. */
export function SmartLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, ...rest } = props
  return isOwnAddress(to, useLanguage()) ? <SiteLink to={to} {...rest} /> : <a href={to} {...rest} />
}
