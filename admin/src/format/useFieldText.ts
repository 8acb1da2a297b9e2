import { useTranslate } from 'ra-core'
import type { BlockValue, FormRecord } from '../dataProvider/FormRecord'
import { useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import type { ManagedField } from '../managed/ManagedEntity'
import { formatValue } from './formatValue'

/** What a field holds in the reader's words; of blocks and lists how many there are. */
export function useFieldText() {
  const catalogue = useManaged()
  const translate = useTranslate()
  const { say, read, language } = useWords()
  return (field: ManagedField, record: FormRecord): string => {
    const value = record[field.name]
    if (field.kind === 'blocks' && Array.isArray(value)) {
      const blocks = value as BlockValue[]
      const names = blocks.map((block) => String(block.title || read(catalogue.block(block.__type).label))).join(', ')
      return say('conflict.blocks', { count: blocks.length, names })
    }
    if (field.kind === 'items' && Array.isArray(value)) return say('conflict.items', { count: value.length })
    return formatValue(field, record, {
      language,
      yes: translate('ra.boolean.true'),
      no: translate('ra.boolean.false'),
    })
  }
}
