import type { FieldKind } from '../../managed/ManagedEntity'
import { filledText } from '../../shop/filledText'

/** As visitors read it, in the language of its record. */
export const writtenText: FieldKind['text'] = (value, _field, record, { language }) =>
  filledText(String(value), record.language ?? language)
