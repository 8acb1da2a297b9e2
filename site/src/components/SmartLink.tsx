import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../layout/useLayout'
import { isOwnAddress } from './isOwnAddress'

/** A link that the owner typed: within the site and language it stays on the page, anything else loads anew. */
export function SmartLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, ...rest } = props
  return isOwnAddress(to, useLanguage()) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
}
