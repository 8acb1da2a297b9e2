import type { ReactNode } from 'react'
import { Icon } from './icons/Icon'
import { SiteLink } from './SiteLink'

/** Leads from a choice of records to all of them. */
export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <SiteLink className="onward" to={to}>
        {children}
        <Icon name="arrow" />
      </SiteLink>
    </p>
  )
}
