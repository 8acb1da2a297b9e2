import type { EntityManager } from 'typeorm'

/** The tables with a row in which a text stands, in any case. */
export async function tablesWith(reader: EntityManager, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { tableName } of reader.connection.entityMetadatas) {
    const rows: object[] = await reader.query(`SELECT * FROM ${reader.connection.driver.escape(tableName)}`)
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(tableName)
  }
  return found
}
