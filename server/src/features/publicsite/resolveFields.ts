import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { allow, assertReadable, isInSight } from '../../kernel/access/allow.js'
import { isReadableByAll } from '../../kernel/access/readableFields.js'
import type { Context } from '../../kernel/context/Context.js'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import { joinedRow } from '../../kernel/database/joins.js'
import {
  type Class,
  type FieldDescription,
  fieldsOf,
  isAnswered,
  isNullable,
  type LeadsTo,
} from '../../kernel/fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf, targetOf } from '../../kernel/fields/outputTypes.js'
import { takesPlaceholders } from '../../kernel/fields/placeholders.js'
import { asShopError, graphqlError } from '../../kernel/graphql/graphqlError.js'
import { imagesOfFolder } from '../../kernel/media/folderImages.js'
import { imageObject } from '../../kernel/media/imageObject.js'
import { loadImage } from '../../kernel/media/loadImage.js'
import { draftKinds, draftValuesType } from '../../kernel/publication/draftTypes.js'
import { isPublished } from '../../kernel/publication/Published.js'
import type { Media } from '../../kernel/records/Media.js'
import type { Language } from '../../kernel/shared/screens.js'
import { placeholderBeginning } from '../../kernel/shared/shopPlaceholders.js'
import { fillParts, fillText, holdsPlaceholder } from '../shop/placeholders.js'
import { blockRecords } from './blockRecords.js'

/** Who reads a type: visitors, the back office, or both, as with the parts of a page. */
type Readers = 'visitors' | 'staff' | 'both'

/** Whether a part of a record is read as visitors see it. */
const forVisitors = Symbol('for visitors')
type Part = Row & { [forVisitors]?: boolean }

type FieldResolver = GraphQLFieldResolver<Row, PublicContext>

/**
 * Adds a resolver to every described field whose value is more than a column. There is no resolver class per type,
 * because the description alone determines the resolver.
 */
export function resolveFields(schema: GraphQLSchema, types: readonly Class[], managed: readonly Class[]): void {
  // Parts are the same for visitors; the records that they refer to appear in their public form.
  for (const type of types) attach(schema, type.name, type, 'both')
  for (const type of managed) attach(schema, type.name, type, 'staff')
  for (const { type } of draftKinds()) attach(schema, draftValuesType(managedEntity(type)).name, type, 'staff')
  for (const type of managed.filter((each) => managedEntity(each).isPublic)) {
    attach(schema, publicTypeOf(type).name, type, 'visitors')
  }
  for (const type of managed) guardFields(schema, managedEntity(type))
}

/** Adds an access check to the fields that some role may not read; the others need none. */
function guardFields(schema: GraphQLSchema, { type, name }: ManagedEntity): void {
  const objectType = schema.getType(type.name)
  if (!isObjectType(objectType)) return
  for (const field of Object.values(objectType.getFields())) {
    if (isReadableByAll(name, field.name)) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (row, args, context: Context, info) => {
      try {
        assertReadable(allow(context.viewer, 'read', name), field.name)
      } catch (error) {
        throw graphqlError(asShopError(error, context), context.language)
      }
      return resolve(row, args, context, info)
    }
  }
}

function attach(schema: GraphQLSchema, name: string, type: Class, readers: Readers): void {
  const objectType = schema.getType(name)
  if (!isObjectType(objectType)) return
  const graphqlFields = objectType.getFields()
  // The name of a hidden field may be that of what a resolver class makes of it.
  for (const field of fieldsOf(type).filter(isAnswered)) {
    const graphqlField = graphqlFields[field.name]
    // A plain value is fastest without a resolver.
    if (graphqlField) graphqlField.resolve = resolverOf(field, type, readers)
  }
}

function resolverOf(field: FieldDescription, type: Class, readers: Readers): FieldResolver | undefined {
  const { derive, visitorsRead, kind } = field
  if (derive) return (row) => derive(row as never)
  if (visitorsRead && readers === 'visitors') return (row) => visitorsRead(row as never)
  if (kind.leadsTo) return leading[kind.leadsTo](field, readers, type)
  if (kind.parts) return partsResolver(field, readers)
  return kind.words ? textResolver(field, readers, type) : undefined
}

function shownTo(readers: Readers, row: Row | null, target: Class): Row | null {
  return row && (readers === 'staff' || isPublished(target, row)) ? row : null
}

/** Whether a part is read as visitors see it. Parts are of the same type in a form, which reads them as they are stored. */
function isForVisitors(row: Row, readers: Readers): boolean {
  return (row as Part)[forVisitors] ?? readers !== 'staff'
}

/** How values are answered that lead to rows beside their own. */
const leading: Record<LeadsTo, (field: FieldDescription, readers: Readers, type: Class) => FieldResolver> = {
  record(field, readers) {
    const { name } = field
    const target = targetOf(field)
    const { name: entity } = managedEntity(target)
    // A field may refer to records that its reader has no list of, such as the colleague who works on a job.
    const isSeen = (record: Row, { viewer }: Context) =>
      readers !== 'staff' || field.among !== undefined || isInSight(viewer, entity, record)
    const seenBy = (record: Row | null, context: PublicContext) =>
      record && isSeen(record, context as Context) ? shownTo(readers, record, target) : null
    return (row, _, context) => {
      const joined = joinedRow<Row>(row, name)
      if (joined !== undefined) return seenBy(joined, context)
      if (row[name] == null) return null
      return context.loaders.record(target, row[name] as number).then((record) => seenBy(record, context))
    }
  },
  records(field, readers) {
    const target = targetOf(field)
    return async (row, _, { loaders }) => {
      const ids = (row[field.name] as number[] | undefined) ?? []
      const records = await Promise.all(ids.map((id) => loaders.record(target, id)))
      return records.filter((record) => shownTo(readers, record, target))
    }
  },
  children(field, readers) {
    const target = targetOf(field)
    const { from = '' } = field
    return async (row, _, { loaders }) =>
      (await loaders.children(target, from, row.id)).filter((child) => shownTo(readers, child, target))
  },
  sibling({ name }, readers, type) {
    return (row, _, { loaders }) => {
      const joined = joinedRow<Row>(row, name)
      if (joined !== undefined) return shownTo(readers, joined, type)
      return loaders.sibling(type, row).then((sibling) => shownTo(readers, sibling, type))
    }
  },
  image({ name }) {
    return (row, _, context) => {
      const joined = joinedRow<Media>(row, name)
      if (joined !== undefined) return joined && shownImage(context, row, joined)
      return row[name] == null ? null : imageOf(context, row, row[name] as string)
    }
  },
  images({ name }) {
    return async (row, _, context) => {
      const images = await Promise.all((row[name] as string[]).map((url) => imageOf(context, row, url)))
      return images.filter((image) => image !== null)
    }
  },
  folder({ from = '' }, _readers, type) {
    const chosen = fieldsOf(type).filter(({ kind }) => kind.leadsTo === 'images')
    return async (row, _, context) => {
      if (row[from] == null) return []
      const shown = new Set(chosen.flatMap((each) => row[each.name] as string[]))
      const images = await imagesOfFolder(context, String(row[from]))
      return images.filter(({ url }) => !shown.has(url)).map((media) => imageObject(media, languageOf(row, context)))
    }
  },
  found() {
    return (row, _, context, info) => blockRecords(context, row, info)
  },
}

function partsResolver(field: FieldDescription, readers: Readers): FieldResolver {
  const areBlocks = field.blockTypes !== undefined
  return async (row, _, context) => {
    const isShown = areBlocks ? readers !== 'staff' : isForVisitors(row, readers)
    const { blocks: closed } = context.services.switches.latest
    // Parts need the language of their record, such as for lists of news.
    const parts = (row[field.name] as Row[] | null)
      ?.filter((part) => !areBlocks || !isShown || !closed.has(String(part.type)))
      .map((part) => ({ ...part, language: row.language, [forVisitors]: isShown }))
    if (readers !== 'visitors' || !holdsPlaceholder(parts)) return parts
    const filled = await fillParts(context, languageOf(row, context), field, parts ?? [])
    return filled.filter((part) => part !== null)
  }
}

/** Undefined for a text that is a plain value. */
function textResolver(field: FieldDescription, readers: Readers, type: Class): FieldResolver | undefined {
  const isFilled = readers === 'visitors' && takesPlaceholders(type, field)
  const holdsLinks = readers !== 'staff' && (field.kind.words === 'html' || field.form === 'link')
  if (!isFilled && !holdsLinks) return undefined
  return async (row, _, context) => {
    const stored = row[field.name]
    if (typeof stored !== 'string') return stored
    const text = holdsLinks && isForVisitors(row, readers) ? withoutClosedLinks(context, field, stored) : stored
    if (!isFilled || !text?.includes(placeholderBeginning)) return text
    const filled = await fillText(context, languageOf(row, context), text, field)
    return filled === '' && isNullable(field) ? null : filled
  }
}

/** A link to what is switched off is null; in rich text its words remain. */
function withoutClosedLinks(
  { services: { switches, settings } }: PublicContext,
  { kind }: FieldDescription,
  text: string,
) {
  const off = switches.latest
  if (off.addresses.length === 0) return text
  if (kind.words !== 'html') return off.closes(text) ? null : text
  return text.replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) => {
    const address = href.startsWith(settings.publicUrl) ? href.slice(settings.publicUrl.length) : href
    return off.closes(address.replaceAll('&amp;', '&')) ? words : link
  })
}

function imageOf(context: PublicContext, row: Row, url: string) {
  return loadImage(context, url, row.language as Language | undefined)
}

function shownImage(context: PublicContext, row: Row, media: Media) {
  return imageObject(media, languageOf(row, context))
}

function languageOf(row: Row, { language }: PublicContext): Language {
  return (row.language as Language | undefined) ?? language
}
