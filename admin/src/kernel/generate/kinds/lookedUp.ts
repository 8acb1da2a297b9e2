import type { FieldKind } from '../../managed/ManagedEntity'
import { asCell, asSent, asText } from './plainValues'

/** Looked up by the server; no form and no list has it. */
export const lookedUp: FieldKind = { Input: null, text: asText, sheet: asCell, sent: asSent }
