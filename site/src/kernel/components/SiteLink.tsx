import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'

interface SiteLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current' | 'aria-label'> {
  /** Absolute address on the site, with its query and fragment. */
  to: string
  /** Whether the page stays where it is scrolled to. */
  preservesScroll?: boolean
  children: ReactNode
}

/**
 * A link that is followed without a page load. React Router's `Link` also resolves relative addresses and prefetches, which
 * makes a page with its sixty links a quarter dearer for the server.
 */
export function SiteLink({ to, preservesScroll = false, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: preservesScroll })
  return <a {...rest} href={to} onClick={follow} />
}
