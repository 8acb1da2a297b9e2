import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { plain } from './plainValues'

export const color: FieldKind = { Input: lazyWidget(() => import('../inputs/ColorField'), 56), ...plain }
