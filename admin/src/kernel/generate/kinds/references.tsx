import type { FieldKind } from '../../managed/ManagedEntity'
import { ReferencesField } from '../references/ReferencesField'
import { plain } from './plainValues'

export const references: FieldKind = {
  Input: (props) => props.field.reference && <ReferencesField {...props} reference={props.field.reference} />,
  ...plain,
  selection: '{ id }',
  empty: [],
  room: () => 'short',
  isLong: true,
  references: 'many',
}
