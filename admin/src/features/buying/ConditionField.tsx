import type { ProductCondition } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { MethodChoice } from '../billing/MethodChoice'

interface ConditionFieldProps {
  value: ProductCondition
  onChange: (condition: ProductCondition) => void
}

/** The state that the goods are in. */
export function ConditionField({ value, onChange }: ConditionFieldProps) {
  const { localize } = useTranslation()
  const { entities } = useManaged()
  const entity = entities.find(({ name }) => name === 'boughtItem')
  const field = entity && fieldNamed(entity, 'condition')
  if (!field) return null
  return (
    <MethodChoice
      title={localize(field.label)}
      choices={(field.choices ?? []).map((choice) => ({
        value: choice.value as ProductCondition,
        label: localize(choice.label),
      }))}
      value={value}
      onChange={(condition) => condition && onChange(condition)}
    />
  )
}
