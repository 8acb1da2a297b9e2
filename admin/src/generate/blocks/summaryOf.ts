import type { ManagedField } from '../../managed/ManagedEntity'

const longest = 90

/** The summary of a collapsed block or item: its first text. */
export function summaryOf(fields: readonly ManagedField[], value: Record<string, unknown>): string {
  const texts = fields
    .filter(({ kind }) => kind === 'text' || kind === 'multiline' || kind === 'richText')
    .map(({ name }) => value[name])
    .filter((text): text is string => typeof text === 'string')
    .map((text) =>
      text
        .replace(/<[^>]+>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  const first = texts.find((text) => text !== '') ?? ''
  return first.length > longest ? `${first.slice(0, longest - 1)}…` : first
}
