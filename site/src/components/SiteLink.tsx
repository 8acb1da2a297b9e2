import { Link, type LinkProps } from 'react-router'

interface SiteLinkProps extends Pick<LinkProps, 'className' | 'aria-current' | 'aria-label' | 'children'> {
  /** Absolute address on the site, with its query and fragment. */
  to: string
  /** Whether the page stays where it is scrolled to. */
  preservesScroll?: boolean
}

/** A link that is followed without a page load. Every route is known from the start, so none is discovered by its links. */
export function SiteLink({ preservesScroll = false, ...rest }: SiteLinkProps) {
  return <Link {...rest} preventScrollReset={preservesScroll} discover="none" />
}
