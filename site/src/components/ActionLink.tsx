import { type Language, screenAddress } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLanguage } from '../layout/useLayout'
import { Icon } from './icons/Icon'
import { SiteLink } from './SiteLink'

export type Action = 'appointment' | 'contact' | 'question'

/** Where on the contact screen the ways to reach the shop stand. */
export const reachAnchor: Record<Language, string> = { nl: 'bereikbaar', en: 'reach-us' }

const icons = { appointment: 'calendar', contact: 'envelope', question: 'question' } as const

interface ActionLinkProps {
  action: Action
  look?: 'primary' | 'quiet'
  size?: 'normal' | 'large' | 'extra-large'
  /** What stands on it; the action's own words by default. */
  children?: ReactNode
}

/** A button that gets the visitor in touch with the shop. */
export function ActionLink({ action, look = 'primary', size = 'normal', children }: ActionLinkProps) {
  const language = useLanguage()
  return (
    <SiteLink
      className={`button button--${look} button--${size}`}
      to={`${screenAddress('contact', language)}#${reachAnchor[language]}`}
    >
      <Icon name={icons[action]} />
      <span>{children || <FormattedMessage id={`action.${action}`} />}</span>
    </SiteLink>
  )
}
