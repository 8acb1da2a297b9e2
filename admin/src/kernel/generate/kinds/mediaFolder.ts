import type { FieldKind } from '../../managed/ManagedEntity'
import { FolderField } from '../images/FolderField'
import { plain } from './plainValues'

export const mediaFolder: FieldKind = { Input: FolderField, ...plain }
