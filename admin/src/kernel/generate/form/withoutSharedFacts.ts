import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

/**
 * What was filled in of a translation, without the facts that were left as the sibling has them: it takes these over as
 * they are at that moment.
 */
export function withoutSharedFacts(
  entity: ManagedEntity,
  values: Record<string, unknown>,
  begun: Record<string, unknown> = {},
): Record<string, unknown> {
  const isLeft = ({ name, isShared }: ManagedField) =>
    isShared && JSON.stringify(values[name]) === JSON.stringify(begun[name])
  const left = entity.fields.filter(isLeft).map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)))
}
