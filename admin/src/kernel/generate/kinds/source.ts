import type { FieldKind } from '../../managed/ManagedEntity'
import { numeric } from './plainValues'

/** The record that a block takes its values from. The list of blocks shows it in place of the fields. */
export const source: FieldKind = { Input: () => null, text: String, ...numeric, isSource: true }
