import { Field, Int } from 'type-graphql'
import { fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { inputType } from '../../kernel/fields/inputs.js'
import { Appointment } from './Appointment.js'

const fields = fieldsOf(Appointment).filter(isWritable)

/** An appointment that the shop makes. */
export const appointmentInput = inputType('AppointmentInput', Appointment, fields, true)

/** What the shop changes of one; what is left out stays. */
export const appointmentChangeInput = inputType('AppointmentChangeInput', Appointment, fields, false)

const minutes = { nullable: true, description: 'How long it takes; as its kind when left out.' }
Field(() => Int, minutes)(appointmentInput.prototype, 'minutes')
Field(() => Int, minutes)(appointmentChangeInput.prototype, 'minutes')
Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is refused with CONFLICT.' })(
  appointmentChangeInput.prototype,
  'version',
)
