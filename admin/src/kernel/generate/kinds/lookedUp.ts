import type { FieldKind } from '../../managed/ManagedEntity'
import { plain } from './plainValues'

/** Looked up by the server; no form and no list has it. */
export const lookedUp: FieldKind = { Input: null, ...plain }
