import type { ReactNode } from 'react'
import { isOwnAddress } from '../addresses/addresses'
import { useLanguage } from '../screens/useLayout'
import { SiteLink } from './SiteLink'

/** A link that the owner typed: within the site and language it stays on the page, anything else loads anew. */
export function SmartLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, ...rest } = props
  return isOwnAddress(to, useLanguage()) ? <SiteLink to={to} {...rest} /> : <a href={to} {...rest} />
}
