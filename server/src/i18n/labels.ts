import type { LocalizedText } from './LocalizedText.js'
import { labelsEn } from './labels.en.js'
import { labelsNl } from './labels.nl.js'

/**
 * The words for an entity, field, section or choice: `product.price` if the entity has words of its own for the
 * field, else the common `field.price`. A key without words fails the catalogue's test.
 */
export function label(...keys: string[]): LocalizedText {
  for (const key of keys) {
    const nl = labelsNl[key]
    const en = labelsEn[key]
    if (nl !== undefined && en !== undefined) return { nl, en }
  }
  throw new Error(`No label in both languages for ${keys.join(' or ')}`)
}

export function fieldLabels(owner: string, name: string): LocalizedText {
  return label(`${owner}.${name}`, `field.${name}`)
}

/** The line of help under a field, where there is one. */
export function fieldHelp(owner: string, name: string): LocalizedText | null {
  const keys = [`${owner}.${name}.help`, `field.${name}.help`]
  return keys.some((key) => key in labelsNl) ? label(...keys) : null
}
