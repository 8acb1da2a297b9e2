import { jobStatusLabels } from '../shared/jobStatusNames.js'
import type { Language } from '../shared/screens.js'
import type { LocalizedText } from './LocalizedText.js'
import { labelsEn } from './labels.en.js'
import { labelsNl } from './labels.nl.js'

/** The catalogue of a language, with the names of statuses, which customers read as well. */
const withStatuses = (labels: Record<string, string>, language: Language): Record<string, string> => ({
  ...labels,
  ...jobStatusLabels('NewPcStatus', language),
  ...jobStatusLabels('RepairStatus', language),
})
const dutch = withStatuses(labelsNl, 'nl')
const english = withStatuses(labelsEn, 'en')

const missing = new Map<string, readonly string[]>()

/**
 * The words for an entity, field, section or choice: `product.price` if the entity has words of its own for the
 * field, else the common `field.price`. Where there are none the key stands in for them, so that all that is missing
 * can be listed at once.
 */
export function label(...keys: [string, ...string[]]): LocalizedText {
  for (const key of keys) {
    const nl = dutch[key]
    const en = english[key]
    if (nl !== undefined && en !== undefined) return { nl, en }
  }
  missing.set(keys.join(), keys)
  return { nl: keys[0], en: keys[0] }
}

/** A sentence for every label that was asked for in vain until now. */
export function missingLabels(): string[] {
  return [...missing.values()].map((keys) => {
    const wanted = keys.map((key) => `'${key}'`).join(' or ')
    return `There is no label ${wanted}: add it to server/src/kernel/i18n/labels.nl.ts and server/src/kernel/i18n/labels.en.ts.`
  })
}

export function fieldLabels(owner: string, name: string): LocalizedText {
  const keys: [string, string] = [`${owner}.${name}`, `field.${name}`]
  const [, field, end] = /^(.+)(From|To)$/.exec(name) ?? []
  if (!field || !end || keys.some((key) => key in dutch)) return label(...keys)
  // The ends of a range are named after their field.
  const [of, place] = [fieldLabels(owner, field), label(`range.${end}`)]
  return { nl: `${of.nl} (${place.nl})`, en: `${of.en} (${place.en})` }
}

/** The line of help under a field, where there is one. */
export function fieldHelp(owner: string, name: string): LocalizedText | null {
  const keys: [string, string] = [`${owner}.${name}.help`, `field.${name}.help`]
  return keys.some((key) => key in dutch) ? label(...keys) : null
}
