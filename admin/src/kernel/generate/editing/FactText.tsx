import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { useFactOptions } from './factOptions'

interface FactTextProps {
  field: ManagedField
  record: FormRecord
  /** Instead of what the record has. */
  value?: unknown
}

/** A value of a field in words. */
export function useFactText(field: ManagedField): (record: FormRecord, value: unknown) => string {
  const { translate, language } = useTranslation()
  const options = useFactOptions(field)
  const words = { language, yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
  return (record, value) => {
    if (value === null || value === undefined || value === '') return translate('editing.nothingThere')
    const option = options?.find((each) =>
      [each.value, ...Object.values(each.byLanguage ?? {})].includes(String(value)),
    )
    return option?.text ?? field.kind.text(value, field, record, words)
  }
}

export function FactText({ field, record, value = record[field.name] }: FactTextProps) {
  return <>{useFactText(field)(record, value)}</>
}
