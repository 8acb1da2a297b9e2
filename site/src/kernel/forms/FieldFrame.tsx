import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Field } from './Field'

interface FieldFrameProps {
  field: Pick<Field, 'label' | 'hint' | 'isRequired'>
  id: string
  fault: string | undefined
  /** Below the field, beside the error. */
  aside?: ReactNode
  children: ReactNode
}

/** Label and hint above a field, its error below. */
export function FieldFrame({ field: { label, hint, isRequired }, id, fault, aside, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <Optional isRequired={isRequired} />
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldFoot id={id} fault={fault}>
        {aside}
      </FieldFoot>
    </div>
  )
}

/** Most fields must be filled in, so those that need not are marked. */
export function Optional({ isRequired }: { isRequired: boolean }) {
  if (isRequired) return null
  return (
    <small className="field__optional">
      <FormattedMessage id="form.optional" />
    </small>
  )
}

export function FieldFoot({ id, fault, children }: { id: string; fault: string | undefined; children?: ReactNode }) {
  if (!fault && !children) return null
  return (
    <div className="field__foot">
      {fault && (
        <p className="field__error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {children}
    </div>
  )
}

/** Connects an input to its hint and error for screen readers. */
export function ariaAttributes(id: string, fault: string | undefined, hint: string | undefined) {
  const ids = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return { 'aria-invalid': fault ? (true as const) : undefined, 'aria-describedby': ids || undefined }
}
