import type { FieldKind } from '../../managed/ManagedEntity'
import { ReferenceField } from '../references/ReferenceField'
import { numeric } from './plainValues'

export const reference: FieldKind = {
  Input: (props) => props.field.reference && <ReferenceField {...props} reference={props.field.reference} />,
  text: (value, { name }, { referenced }) => referenced[name]?.title ?? `#${String(value)}`,
  ...numeric,
  room: () => 'short',
  references: 'one',
}
