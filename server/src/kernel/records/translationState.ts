import type { Row } from '../context/Row.js'
import type { RowReader } from '../database/RowReader.js'
import { defineChoice } from '../fields/Choice.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { defaultLanguage } from '../shared/screens.js'

export const translationStates = defineChoice(
  'TranslationState',
  ['missing', 'outdated'],
  'Missing: the record is there in one language only. Outdated: what is not shared was changed in Dutch after its English sibling was.',
)

/**
 * The SQL condition for a translation state. Of two siblings one was always saved later; since Dutch is written first,
 * only a Dutch record can be ahead of its translation.
 */
export function inTranslationState(rows: RowReader, { type }: ManagedEntity, state: string): string {
  const table = rows.tableOf(type)
  const [pair, language, changedAt] = ['pair', 'language', 'ownChangedAt'].map((property) =>
    rows.column(type, property),
  )
  const sibling = `SELECT 1 FROM ${table} sibling WHERE sibling.${pair} = ${table}.${pair} AND sibling.${language} <> ${table}.${language}`
  if (state === 'missing') return `NOT EXISTS (${sibling})`
  return `${language} = '${defaultLanguage}' AND EXISTS (${sibling} AND sibling.${changedAt} < ${table}.${changedAt})`
}

/** The same of two siblings that were read. */
export function isBehind(own: Row, source: Row): boolean {
  return source.language === defaultLanguage && String(own.ownChangedAt) < String(source.ownChangedAt)
}
