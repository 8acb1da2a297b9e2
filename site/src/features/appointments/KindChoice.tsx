import { FormattedMessage } from 'react-intl'
import type { AppointmentKind } from './loadAppointment'

interface KindChoiceProps {
  kinds: readonly AppointmentKind[]
  chosen: AppointmentKind
  onChoose: (id: number) => void
}

/** What the appointment is for, with what it costs; nothing to choose where there is one. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  if (kinds.length < 2) return chosen.price && <p>{chosen.price}</p>
  return (
    <fieldset className="booking-dialog__kinds">
      <legend>
        <FormattedMessage id="appointment.what" />
      </legend>
      {kinds.map(({ id, title, price }) => (
        <label key={id}>
          <input type="radio" name="kind" value={id} checked={id === chosen.id} onChange={() => onChoose(id)} />
          <span>
            {title}
            {price && <small>{price}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
