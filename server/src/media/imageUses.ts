import { Brackets, type EntityManager, Not, type SelectQueryBuilder } from 'typeorm'
import { Media } from '../content/Media.js'
import type { Row } from '../context/Row.js'
import { anyOf } from '../database/anyOf.js'
import { entities } from '../entities/registry.js'
import { type Class, type FieldDescription, type FieldKind, fieldsOf, isStored } from '../fields/FieldDescription.js'
import { imagesAddress } from './imageNames.js'
import { imagesInTrash } from './trashedImages.js'

/** A record that shows an image, and the field that holds it. */
export interface ImageUse {
  type: Class
  field: FieldDescription
  row: Row
}

/** The kinds of field that may contain addresses of images; a field of kind `image` is one address. */
const holders: readonly FieldKind[] = ['images', 'items', 'blocks', 'richText']

const addresses = new RegExp(`${imagesAddress}[\\w.-]+`, 'g')

/** The rows that show these images, found through the field descriptions of every entity. */
export async function imageUses(manager: EntityManager, urls: readonly string[]): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>(urls.map((url) => [url, []]))
  if (urls.length === 0) return uses
  for (const { type, fields } of showing) {
    const query = manager.createQueryBuilder<Row>(type, 'record').orderBy('record.id')
    query.where(new Brackets((where) => orShows(where as SelectQueryBuilder<Row>, fields, urls)))
    for (const row of await query.getMany()) {
      for (const field of fields) {
        for (const url of imagesOf(field, row)) uses.get(url)?.push({ type, field, row })
      }
    }
  }
  return uses
}

/** Narrows the query down to images that no record shows, neither a live one nor one in the trash. */
export async function unusedOnly(manager: EntityManager, query: SelectQueryBuilder<Media>): Promise<void> {
  const inTexts = new Set<string>(await imagesInTrash(manager))
  for (const { type, fields } of showing) {
    for (const field of fields) {
      if (field.kind === 'image') {
        const shown = query.subQuery().select('1').from(type, 'record').where(`record.${field.name} = media.url`)
        query.andWhere(`NOT EXISTS ${shown.getQuery()}`)
        continue
      }
      const rows = await manager
        .createQueryBuilder<Row>(type, 'record')
        .select(['record.id', `record.${field.name}`])
        .where(`record.${field.name} LIKE :any`, { any: `%${imagesAddress}%` })
        .getMany()
      for (const row of rows) for (const url of imagesOf(field, row)) inTexts.add(url)
    }
  }
  query.andWhere({ url: Not(anyOf(manager, [...inTexts])) })
}

/** The value with every occurrence of one image's address replaced by another's. */
export function withImage(value: unknown, from: string, to: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to))
}

const showing: { type: Class; fields: FieldDescription[] }[] = entities
  .map((type) => ({
    type,
    fields: fieldsOf(type).filter(
      (field) => isStored(field) && (field.kind === 'image' || holders.includes(field.kind)),
    ),
  }))
  .filter(({ fields }) => fields.length > 0)

function orShows(where: SelectQueryBuilder<Row>, fields: readonly FieldDescription[], urls: readonly string[]): void {
  for (const { kind, name } of fields) {
    if (kind === 'image') {
      where.orWhere(`record.${name} IN (:...urls)`, { urls })
      continue
    }
    urls.forEach((url, index) => {
      where.orWhere(`record.${name} LIKE :url${index}`, { [`url${index}`]: `%${url}%` })
    })
  }
}

function imagesOf({ kind, name }: FieldDescription, row: Row): Set<string> {
  const value = row[name]
  if (value == null) return new Set()
  return new Set(kind === 'image' ? [String(value)] : JSON.stringify(value).match(addresses))
}
