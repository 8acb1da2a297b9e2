import type { FieldKind } from '../../managed/ManagedEntity'
import { ReferencesField } from '../references/ReferencesField'
import { asCell, asSent, asText } from './plainValues'

export const references: FieldKind = {
  Input: (props) => props.field.reference && <ReferencesField {...props} reference={props.field.reference} />,
  text: asText,
  sheet: asCell,
  sent: asSent,
  selection: '{ id }',
  empty: [],
  room: () => 'short',
  isLong: true,
  references: 'many',
}
