import { type AlteredTable, alteration, inOrderOfReferences, isSame, UnwritableChange } from './alteredTable.js'
import type { ColumnShape, IndexShape, ReferenceShape, TableShape } from './tableShapes.js'

/** The value of existing rows in a new column that is not nullable; undefined when no value fits all rows. */
export type ExistingValue = (table: string, column: ColumnShape) => unknown

interface Sides {
  from: readonly TableShape[]
  to: readonly TableShape[]
  existingValue: ExistingValue
  /** The entity whose ids come from a sequence, by its table. */
  sequenceOf(table: string): string | undefined
}

/**
 * The source of a migration from one set of tables to the other, and back.
 * @returns undefined when there is no difference
 * @throws UnwritableChange
 */
export function migrationSource(className: string, sides: Sides): string | undefined {
  const up = statements(sides)
  if (up.length === 0) return undefined
  const down = statements({ ...sides, from: sides.to, to: sides.from, sequenceOf: () => undefined })
  const body = [...up, ...down].join('\n')
  const used = (words: readonly string[]) => words.filter((word) => new RegExp(`\\b${word}\\(`).test(body))
  const imported = [
    [used(columnWords), './columns.js'] as const,
    [used(['addColumns', 'dropColumns']), './changeColumns.js'] as const,
  ].filter(([names]) => names.length > 0)
  return [
    "import type { MigrationInterface, QueryRunner } from 'typeorm'",
    ...imported.map(([names, file]) => `import { ${names.join(', ')} } from '${file}'`),
    '',
    `export class ${className} implements MigrationInterface {`,
    '  async up(queryRunner: QueryRunner): Promise<void> {',
    ...up,
    '  }',
    '',
    '  async down(queryRunner: QueryRunner): Promise<void> {',
    ...down,
    '  }',
    '}',
    '',
  ].join('\n')
}

/** The exports of `columns.ts`. */
const columnWords = [
  'boolean',
  'generatedId',
  'index',
  'instant',
  'int',
  'json',
  'nullable',
  'startIds',
  'table',
  'text',
  'varchar',
]

function statements({ from, to, existingValue, sequenceOf }: Sides): string[] {
  const find = (tables: readonly TableShape[], name: string) => tables.find((table) => table.name === name)
  const created = inOrderOfReferences(to.filter(({ name }) => !find(from, name)))
  const dropped = inOrderOfReferences(from.filter(({ name }) => !find(to, name))).reverse()
  const changes = to.flatMap((table) => {
    const before = find(from, table.name)
    return before ? [alteration(before, table)] : []
  })
  return [
    ...created.flatMap((table) => {
      const sequence = sequenceOf(table.name)
      return [createTable(table), ...(sequence ? [`await startIds(queryRunner, ${print(sequence)})`] : [])]
    }),
    ...changes.flatMap((change) => addColumns(change, existingValue)),
    ...changes.flatMap(({ name, droppedIndexes }) =>
      droppedIndexes.map((index) => `await queryRunner.dropIndex(${print(name)}, ${printIndex(name, index)})`),
    ),
    ...changes.flatMap(({ name, addedIndexes }) =>
      addedIndexes.map((index) => `await queryRunner.createIndex(${print(name)}, ${printIndex(name, index)})`),
    ),
    ...changes
      .filter(({ droppedColumns }) => droppedColumns.length > 0)
      .map(({ name, droppedColumns }) => `await dropColumns(queryRunner, ${print(name)}, ${print(droppedColumns)})`),
    ...dropped.map(({ name }) => `await queryRunner.dropTable(${print(name)})`),
  ]
}

function createTable({ name, columns, primary, indexes, references }: TableShape): string {
  const extras = printExtras(indexes, references, isSame(primary, ['id']) ? [] : [`primary: ${print(primary)}`])
  return `await queryRunner.createTable(table(${print(name)}, [${columns.map(printColumn).join(', ')}]${extras}))`
}

function addColumns({ name, added, extras }: AlteredTable, existingValue: ExistingValue): string[] {
  if (added.length === 0) return []
  const existing = added
    .filter(({ isNullable }) => !isNullable)
    .map((column) => {
      const isOneOfItsKind =
        extras.references.some((reference) => reference.column === column.name) ||
        extras.indexes.some(({ columns, isUnique }) => isUnique && columns.includes(column.name))
      const value = isOneOfItsKind ? undefined : existingValue(name, column)
      if (value !== undefined) return `${column.name}: ${print(value)}`
      throw new UnwritableChange(
        `${name}.${column.name} cannot be empty, and the rows that are there already would have nothing in it: give it a default, let it be optional, or write what they get.`,
      )
    })
  const words = existing.length > 0 ? [`existing: { ${existing.join(', ')} }`] : []
  const more = printExtras(extras.indexes, extras.references, words)
  return [`await addColumns(queryRunner, ${print(name)}, [${added.map(printColumn).join(', ')}]${more})`]
}

function printExtras(indexes: IndexShape[], references: ReferenceShape[], words: string[]): string {
  const unique = indexes.filter(({ isUnique }) => isUnique).map(({ columns }) => columns)
  const isImplied = ({ columns }: IndexShape) => references.some(({ column }) => columns.join() === column)
  const plain = indexes.filter((index) => !index.isUnique && !isImplied(index)).map(({ columns }) => columns)
  const all = [
    ...words,
    ...(unique.length > 0 ? [`unique: ${print(unique)}`] : []),
    ...(plain.length > 0 ? [`indexes: ${print(plain)}`] : []),
    ...(references.length > 0 ? [`references: [${references.map(printReference).join(', ')}]`] : []),
  ]
  return all.length > 0 ? `, { ${all.join(', ')} }` : ''
}

function printReference({ column, table, to, onDelete }: ReferenceShape): string {
  const target = to === 'id' ? '' : `, to: ${print(to)}`
  const end = onDelete === 'SET NULL' ? '' : `, onDelete: ${print(onDelete)}`
  return `{ column: ${print(column)}, table: ${print(table)}${target}${end} }`
}

function printIndex(table: string, { columns, isUnique }: IndexShape): string {
  return `index(${print(table)}, ${print(columns)}, ${isUnique})`
}

function printColumn(column: ColumnShape): string {
  if (column.isGenerated) return 'generatedId()'
  const word = printType(column)
  return column.isNullable ? `nullable(${word})` : word
}

/** An ISO instant. */
const instantLength = 24

function printType({ name, type, length }: ColumnShape): string {
  switch (type) {
    case 'integer':
      return `int(${print(name)})`
    case 'varchar':
      return length === instantLength ? `instant(${print(name)})` : `varchar(${print(name)}, ${length})`
    case 'boolean':
    case 'json':
    case 'text':
      return `${type}(${print(name)})`
    default:
      throw new UnwritableChange(
        `${name} is of the type ${type}, for which server/src/kernel/database/migrations/columns.ts has no word.`,
      )
  }
}

function print(value: unknown): string {
  return JSON.stringify(value)
}
