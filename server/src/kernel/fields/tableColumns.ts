import { Column, type ColumnOptions, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { columnName } from './ColumnNames.js'
import { type Class, type FieldDescription, isNullable } from './FieldDescription.js'
import { isKeyed, keyProperty } from './keys.js'

/** The columns of the field's unique index, its own column last. */
function uniqueColumns(field: FieldDescription): string[] {
  const own = isKeyed(field) ? keyProperty(field) : field.name
  return field.unique === 'language' ? ['language', own] : [own]
}

/** Adds the column of a field to the entity's table, with its index and foreign key. */
export function addColumn(type: Class, field: FieldDescription): void {
  const { prototype } = type
  if (field.name === 'id') {
    PrimaryColumn({ type: 'int', name: 'id' })(prototype, 'id')
    return
  }
  Column({ ...columnOptions(field), nullable: isNullable(field) })(prototype, field.name)

  if (field.kind.isPair) Index(['pair', 'language'], { unique: true })(type)
  const key = field.kind.foreignKey?.(field)
  if (key) addForeignKey(type, field, key.target, key.column)
  if (isKeyed(field)) {
    // Only what the database compares by itself needs to be there: a copy of a table may be filled without listeners.
    const nullable = field.unique ? isNullable(field) : true
    Column({ ...columnOptions(field), nullable, select: false })(prototype, keyProperty(field))
  }
  if (field.unique) Index(uniqueColumns(field), { unique: true })(type)
}

function addForeignKey(type: Class, field: FieldDescription, target: () => Class | string, column: string): void {
  const property = `${field.name}Record`
  ManyToOne(target as () => Class, {
    onDelete: field.required ? 'NO ACTION' : 'SET NULL',
    onUpdate: 'NO ACTION',
    nullable: !field.required,
  })(type.prototype, property)
  JoinColumn({ name: columnName(field.name), referencedColumnName: column })(type.prototype, property)
  if (!field.unique) Index([field.name])(type)
}

function columnOptions(field: FieldDescription): ColumnOptions {
  const { column } = field.kind
  if (!column) throw new Error(`${field.name} has no column`)
  return column(field)
}
