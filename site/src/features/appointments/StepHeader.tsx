import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useFocusOnStep } from '../../kernel/browser/useFocusOnStep'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import type { Crumb } from '../../kernel/components/trail'

/** Kind, day, time, and who comes. */
const stepCount = 4

interface StepHeaderProps {
  title: string
  /** From 1; none on a screen that is no step. */
  step?: number
  trail: Crumb[]
  children?: ReactNode
}

/** The head of a step: which one it is, and what to do. */
export function StepHeader({ title, step, trail, children }: StepHeaderProps) {
  const { pathname, search } = useLocation()
  const heading = useFocusOnStep(pathname + search)
  const { formatMessage } = useIntl()
  return (
    <header className="status-screen__header">
      <Breadcrumbs trail={trail} />
      {step !== undefined && (
        <p className="kicker">{formatMessage({ id: 'appointment.step' }, { step, count: stepCount })}</p>
      )}
      <h1 ref={heading} tabIndex={-1} className="appointment__title">
        {title}
      </h1>
      {children && <div className="lead">{children}</div>}
    </header>
  )
}

/** What a visitor does who finds nothing that suits. */
export function CallInstead({ phone }: { phone: ReactNode }) {
  return (
    <p>
      <FormattedMessage id="appointment.call" values={{ phone }} />
    </p>
  )
}
