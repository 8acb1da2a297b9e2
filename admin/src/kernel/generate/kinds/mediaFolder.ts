import type { FieldKind } from '../../managed/ManagedEntity'
import { FolderField } from '../images/FolderField'
import { asCell, asSent, asText } from './plainValues'

export const mediaFolder: FieldKind = { Input: FolderField, text: asText, sheet: asCell, sent: asSent }
