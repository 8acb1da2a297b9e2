import slugify from '@sindresorhus/slugify'
import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Language } from '../shared/screens.js'
import { refusedField, translateRefusal } from './refusals.js'
import { type WrittenValues, withUnstorable } from './unstorable.js'

/**
 * Runs the transaction, with a url made from the title when none is given. The unique index decides which url is free:
 * after a violation the next candidate is tried.
 * @param values `named` by the client, and the `whole` resulting record
 */
export async function writeWithUrl(
  context: Context,
  entity: ManagedEntity,
  { named, whole }: WrittenValues,
  work: (manager: EntityManager, url: Values) => Promise<Row>,
): Promise<Row> {
  const { database } = context.services
  const slug = fieldsOf(entity.type).find((field) => field.kind.address === 'end')
  const isMade = slug && named[slug.name] === null
  const candidates = isMade
    ? slugCandidates(
        await titleFor(context, whole, slug.from ?? ''),
        whole.language as string | undefined,
        slug.max ?? 0,
      )
    : [undefined]
  for (const candidate of candidates) {
    const url = slug && candidate !== undefined ? { [slug.name]: candidate } : {}
    try {
      return await database.write((manager) => work(manager, url))
    } catch (error) {
      const isTaken = isMade && (refusedField(entity, error) === slug.name || isReservedUrl(error))
      if (isTaken) continue
      const refusal = await translateRefusal(database.reader, entity, whole, error)
      throw await withUnstorable(context, entity, { named, whole }, refusal)
    }
  }
  throw new Error('The candidates for a url never end')
}

/** An address is made of what a title says now, and stays when the shop is called otherwise. */
function titleFor(context: Context, whole: Values, name: string): Promise<string> {
  const language = (whole.language as Language | undefined) ?? context.language
  return context.services.fillText(context, language, String(whole[name]))
}

function isReservedUrl(error: unknown): boolean {
  return error instanceof ShopError && error.details.fields?.url?.[0]?.key === 'field.urlReserved'
}

/** Lower-case ASCII with hyphens. */
export function slugOf(text: string, max: number): string {
  const slug = slugify(text, { decamelize: false, preserveLeadingUnderscore: false })
    .slice(0, max - 8)
    .replace(/-+$/, '')
  return slug || 'item'
}

/** The urls to try for a title, in this order: plain, with the language, with a number. */
function* slugCandidates(title: string, language: string | undefined, max: number): Generator<string> {
  const slug = slugOf(title, max)
  yield slug
  if (language) yield `${slug}-${language}`
  for (let number = 2; ; number++) yield `${slug}-${number}`
}
