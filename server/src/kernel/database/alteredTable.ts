import type { ColumnShape, IndexShape, ReferenceShape, TableShape } from './tableShapes.js'

/** A difference that a developer must migrate by hand; the message is a sentence for the developer. */
export class UnwritableChange extends Error {}

/** The changes to an existing table. */
export interface AlteredTable {
  name: string
  added: ColumnShape[]
  /** Of the added columns; an index may contain older columns too. */
  extras: { indexes: IndexShape[]; references: ReferenceShape[] }
  droppedColumns: string[]
  droppedIndexes: IndexShape[]
  addedIndexes: IndexShape[]
}

/** @throws UnwritableChange */
export function alteration(before: TableShape, after: TableShape): AlteredTable {
  assertWritable(before, after)
  const added = after.columns.filter(({ name }) => !before.columns.some((column) => column.name === name))
  const gone = before.columns.filter(({ name }) => !after.columns.some((column) => column.name === name))
  const holds = (columns: ColumnShape[]) => (index: IndexShape) =>
    columns.some(({ name }) => index.columns.includes(name))
  const newIndexes = after.indexes.filter((index) => !before.indexes.some((other) => isSame(index, other)))
  const goneIndexes = before.indexes.filter((index) => !after.indexes.some((other) => isSame(index, other)))
  return {
    name: after.name,
    added,
    extras: {
      indexes: newIndexes.filter(holds(added)),
      references: after.references.filter(({ column }) => added.some(({ name }) => name === column)),
    },
    droppedColumns: gone.map(({ name }) => name),
    droppedIndexes: goneIndexes.filter((index) => !holds(gone)(index)),
    addedIndexes: newIndexes.filter((index) => !holds(added)(index)),
  }
}

/** @throws UnwritableChange for a column of another type or reference, whose values cannot be converted automatically */
function assertWritable(before: TableShape, after: TableShape): void {
  for (const column of after.columns) {
    const known = before.columns.find(({ name }) => name === column.name)
    if (!known) continue
    const where = `${after.name}.${column.name}`
    if (!isSame(known, column)) {
      throw new UnwritableChange(
        `${where} was ${inWords(known)} and is described as ${inWords(column)} now: what becomes of its values is for you to write.`,
      )
    }
    const references = [before, after].map((table) => table.references.filter((each) => each.column === column.name))
    if (!isSame(references[0], references[1])) {
      throw new UnwritableChange(
        `${where} refers to something else now: what becomes of its values is for you to write.`,
      )
    }
  }
  if (!isSame(before.primary, after.primary)) {
    throw new UnwritableChange(`${after.name} has another primary key now, which is for you to write.`)
  }
}

function inWords({ type, length, isNullable }: ColumnShape): string {
  return `${type}${length ? `(${length})` : ''}${isNullable ? '' : ' not null'}`
}

/** Referenced tables first. */
export function inOrderOfReferences(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = []
  const visit = (table: TableShape, path: readonly string[]) => {
    if (ordered.includes(table) || path.includes(table.name)) return
    for (const { table: name } of table.references) {
      const target = tables.find((each) => each.name === name)
      if (target && target !== table) visit(target, [...path, table.name])
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
