import { migrations } from './migrations/registry.js'

/** The latest of these migrations, by the number at the end of its name; none of no migrations. */
export function latestOf(names: readonly string[]): string | undefined {
  return [...names].sort((one, other) => numberOf(one) - numberOf(other)).at(-1)
}

function numberOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0)
}

/** The name of the last migration of this version: the form in which its tables are, such as `FirstTables1763700000000`. */
export const productSchema: string = latestOf(migrations.map(({ name }) => name)) ?? ''
