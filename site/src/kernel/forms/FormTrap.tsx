import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'

/** A field that nobody sees: who fills it in is a machine. */
export function FormTrap({ trap }: { trap: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        <FormattedMessage id="form.leaveEmpty" />
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
