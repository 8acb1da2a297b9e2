import type { EntityManager } from 'typeorm'

/**
 * The condition that a text may be this e-mail address. Letters beyond ASCII have forms that databases do not compare as
 * the product does, which has the last word on every text that may be.
 */
export function mayBeAddress(manager: EntityManager, text: string): string {
  const isBeyondAscii = isSqlite(manager) ? `${text} GLOB '*[^ -~]*'` : `${text} REGEXP '[^ -~]'`
  return `(INSTR(LOWER(${text}), :address) > 0 OR ${isBeyondAscii})`
}

/** The condition that the stored copy of a deleted record may refer to the customer. @param path of a field in the column */
export function mayBeTheirs(manager: EntityManager, column: string, path: (field: string) => string): string {
  const text = (field: string) => {
    const value = `JSON_EXTRACT(${column}, '${path(field)}')`
    return isSqlite(manager) ? value : `JSON_UNQUOTE(${value})`
  }
  return `(${text('id')} = :id OR ${text('customer')} = :id OR ${mayBeAddress(manager, text('email'))} OR ${mayBeAddress(manager, text('emailAddress'))})`
}

function isSqlite({ connection }: EntityManager): boolean {
  return connection.options.type === 'better-sqlite3'
}
