import { screenAddress } from '@shop/server/screens'
import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type ContactForm, formAddress } from '../addresses/formAddresses'
import { isPlainClick } from '../browser/isPlainClick'
import { useLanguage, useLayout } from '../screens/useLayout'
import { Icon } from './icons/Icon'
import { useIsOffered } from './useIsOffered'
import { useOpenForm } from './useOpenForm'

const icons = { appointment: 'calendar', contact: 'envelope', question: 'question' } as const

interface ActionLinkProps {
  action: ContactForm
  look?: 'primary' | 'quiet'
  size?: 'normal' | 'large' | 'extra-large'
  /** What the message is about, such as a product. */
  about?: string
  /** The label; by default the action's own. */
  children?: ReactNode
}

/**
 * A button that gets the visitor in touch with the shop: it opens a dialog, and leads to the screen where there are no scripts
 * or in another tab. For an appointment that has the next free times where the shop has times to choose from.
 */
export function ActionLink({ action, look = 'primary', size = 'normal', about, children }: ActionLinkProps) {
  const language = useLanguage()
  const { shop } = useLayout()
  const isOffered = useIsOffered()
  const openForm = useOpenForm()
  if (!isOffered(action)) return null
  const className = `button button--${look} button--${size}`
  const label = (
    <>
      <Icon name={icons[action]} />
      <span>{children || <FormattedMessage id={`action.${action}`} />}</span>
    </>
  )
  const isBooked = action === 'appointment' && shop.takesAppointments
  const address = isBooked ? screenAddress(action, language) : formAddress(action, language, about)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openForm(action, event.currentTarget, about)
  }
  return (
    <a className={className} href={address} onClick={open}>
      {label}
    </a>
  )
}
