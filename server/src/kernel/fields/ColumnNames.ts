import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm'

/** `showActionBtn` is `show_action_btn` in the database and in REST. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `show_action_btn` is `showActionBtn` in TypeScript and in GraphQL. */
export function propertyName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Names that can be read in an error message and written in a migration. */
export class ColumnNames extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName || columnName(className.charAt(0).toLowerCase() + className.slice(1))
  }

  override columnName(property: string, customName: string | undefined): string {
    return customName || columnName(property)
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `ix_${tableOf(table)}_${columns.join('_')}`
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${tableOf(table)}_${columns.join('_')}`
  }

  override primaryKeyName(table: Table | string): string {
    return `pk_${tableOf(table)}`
  }
}

function tableOf(table: Table | string): string {
  return (typeof table === 'string' ? table : table.name).split('.').at(-1) ?? ''
}
