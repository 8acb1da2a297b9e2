import type { BlockValue, FormRecord } from '../dataProvider/FormRecord'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import type { ManagedField } from '../managed/ManagedEntity'
import { formatValue } from './formatValue'

/** A field's value as text in the current language; for blocks and lists their number. */
export function useFieldText() {
  const catalogue = useManaged()
  const { translate, localize, language } = useTranslation()
  return (field: ManagedField, record: FormRecord): string => {
    const value = record[field.name]
    if (field.kind.parts === 'blocks' && Array.isArray(value)) {
      const blocks = value as BlockValue[]
      const names = blocks
        .map((block) => String(block.title || localize(catalogue.block(block.__type).label)))
        .join(', ')
      return translate('conflict.blocks', { count: blocks.length, names })
    }
    if (field.kind.parts && Array.isArray(value)) return translate('conflict.items', { count: value.length })
    return formatValue(field, record, {
      language,
      yes: translate('ra.boolean.true'),
      no: translate('ra.boolean.false'),
    })
  }
}
