import type { FieldKind } from '../../managed/ManagedEntity'

export const choiceOptions: NonNullable<FieldKind['options']> = ({ choices }, { language }) =>
  (choices ?? []).map(({ value, label }) => ({ value, text: label[language] }))
