import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '../browser/isPlainClick'

interface SiteLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current' | 'aria-label'> {
  /** Absolute address on the site, with its query and fragment. */
  to: string
  /** Whether the page stays where it is scrolled to. */
  preservesScroll?: boolean
  children: ReactNode
}

/** A link that is followed without a page load. React Router's own `Link` adds code for its framework mode. */
export function SiteLink({ to, preservesScroll = false, ...rest }: SiteLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    navigate(to, { preventScrollReset: preservesScroll, replace: to === pathname + search + hash })
  }
  return <a {...rest} href={to} onClick={follow} />
}
