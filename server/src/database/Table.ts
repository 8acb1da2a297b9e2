/** A column with what it takes to read it. */
export interface TableColumn {
  property: string
  column: string
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
