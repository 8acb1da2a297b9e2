import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'

interface SiteLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current' | 'aria-label'> {
  /** Absolute address on the site, with its query and fragment. */
  to: string
  /** Whether the page stays where it is scrolled to. */
  keepsScroll?: boolean
  children: ReactNode
}

/** A link that is followed without loading anew. React Router's own brings along what only its framework uses. */
export function SiteLink({ to, keepsScroll = false, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: keepsScroll })
  return <a {...rest} href={to} onClick={follow} />
}
