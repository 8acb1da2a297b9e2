import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { copyFields, type SiblingOf } from '../form/copyForTranslation'
import { alignedEntries, type Entry } from './alignedEntries'

export interface CopiedStructure {
  /** By field: what the record holds from then on. */
  values: Record<string, unknown>
  /** How many blocks and items of the record have no place in it. */
  lost: number
}

/**
 * The blocks and lists of a record with the order, pictures and settings that those of its sibling have, and with the texts
 * that it has itself; what is new is without texts. Pictures beside them are taken over where it has none.
 */
export async function copyStructure(
  { fields }: ManagedEntity,
  catalogue: ManagedCatalogue,
  source: Entry,
  own: Entry,
  siblingOf: SiblingOf,
): Promise<CopiedStructure> {
  const values: Record<string, unknown> = {}
  let lost = 0
  for (const field of editableFields(fields).filter(({ isShared }) => !isShared)) {
    const { name, kind } = field
    if (kind.parts) values[name] = await merged(field, listOf(source[name]), listOf(own[name]))
    else if (kind.images && isNone(own[name]) && !isNone(source[name])) values[name] = source[name]
  }
  const changed = Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name]))
  return { values: Object.fromEntries(changed), lost }

  async function merged(field: ManagedField, from: readonly Entry[], mine: readonly Entry[]): Promise<Entry[]> {
    const places = alignedEntries(from, mine)
    lost += mine.length - places.size
    const entries: Entry[] = []
    for (const [index, entry] of from.entries()) {
      const parts = catalogue.partFields(field, entry)
      const copied = await copyFields(parts, entry, catalogue, siblingOf)
      const place = places.get(index)
      const kept = place === undefined ? undefined : mine[place]
      const type = field.kind.parts === 'blocks' ? { __type: entry.__type } : {}
      entries.push({ ...kept, ...type, ...copied, ...(kept && (await ownTexts(parts, entry, kept))) })
    }
    return entries
  }

  async function ownTexts(parts: readonly ManagedField[], from: Entry, mine: Entry): Promise<Entry> {
    const texts: Record<string, unknown> = {}
    for (const part of editableFields(parts)) {
      if (part.kind.parts) texts[part.name] = await merged(part, listOf(from[part.name]), listOf(mine[part.name]))
      else if (part.kind.isOfLanguage) texts[part.name] = mine[part.name]
    }
    return texts
  }
}

const listOf = (value: unknown): Entry[] => (Array.isArray(value) ? value : [])

const isNone = (value: unknown) => value == null || (Array.isArray(value) && value.length === 0)
