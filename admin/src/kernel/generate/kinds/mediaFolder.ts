import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { plain } from './plainValues'

export const mediaFolder: FieldKind = { Input: lazyWidget(() => import('../images/FolderField'), 56), ...plain }
