import type { FieldKind } from '../../managed/ManagedEntity'
import { ColorField } from '../inputs/ColorField'
import { asCell, asSent, asText } from './plainValues'

export const color: FieldKind = { Input: ColorField, text: asText, sheet: asCell, sent: asSent }
