/** A column with what it takes to read it. */
export interface TableColumn {
  property: string
  quoted: string
  hydrate: ((value: unknown) => unknown) | null
}

/** A table as handwritten SQL needs it. */
export interface Table {
  name: string
  columns: TableColumn[]
  /** The quoted column of a property. */
  quoted: Map<string, string>
}

/** A record of the values of its columns, which stand one after another from a place on. */
export function hydrated(
  columns: readonly TableColumn[],
  values: readonly unknown[],
  from = 0,
): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  columns.forEach(({ property, hydrate }, index) => {
    const value = values[from + index]
    record[property] = hydrate && value !== null ? hydrate(value) : value
  })
  return record
}
