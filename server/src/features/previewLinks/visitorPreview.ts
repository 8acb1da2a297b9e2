import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { fieldsOf, isStored, isWritable } from '../../kernel/fields/FieldDescription.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import { assertImageCount } from '../../kernel/records/assertImageCount.js'
import { missingImages } from '../../kernel/records/refusals.js'
import { defaultLanguage, type Language, type ShownRecord } from '../../kernel/shared/screens.js'
import { displayed } from '../publicsite/draftRecord.js'
import { openPreviewLink } from './openPreviewLink.js'
import { PreviewAnswer } from './PreviewAnswer.js'

export interface Agreement {
  name: string | null
  versionAt: string
  isCurrent: boolean
}

/** The record under the name of its kind, and null under all others. */
type OfKinds = Record<ShownRecord, Row | null>

export interface ReadPreview extends OfKinds {
  language: Language
  expiresAt: string
  version: string
  versionAt: string
  publicAddress: string | null
  missing: string[]
  agreement: Agreement | null
}

/**
 * What a secret address shows of a record, unfinished as it may be; of what is public by now its address alone.
 * @throws ShopError NOT_FOUND, RATE_LIMITED
 */
export async function visitorPreview(context: Context, code: string): Promise<ReadPreview> {
  const { link, entity, version, publicAddress } = await openPreviewLink(context, code)
  const { fingerprint, versionAt } = version
  const language = (version.row.language as Language | null | undefined) ?? defaultLanguage
  const none: OfKinds = { page: null, newsItem: null, tip: null, product: null }
  const about = { language, expiresAt: link.expiresAt, version: fingerprint, versionAt, publicAddress }
  if (publicAddress !== null) return { ...about, ...none, missing: [], agreement: null }
  const row = addressed({ ...version.row, language })
  const agreed = await context.services.database.reader.findOne(PreviewAnswer, {
    where: { entity: link.entity, record: link.record, isAgreement: true },
    order: { id: 'DESC' },
  })
  return {
    ...about,
    ...none,
    [entity.name]: await shownOf(context, entity, row),
    missing: missingIn(entity, row, context.language),
    agreement: agreed && {
      name: agreed.userName,
      versionAt: agreed.versionAt,
      isCurrent: agreed.fingerprint === fingerprint,
    },
  }
}

/** What is new has its address once it is published. */
function addressed(row: Row): Row {
  const url = row.url ?? ''
  return { ...row, url, fullUrl: row.fullUrl ?? url }
}

async function shownOf(context: Context, { type, ...entity }: ManagedEntity, row: Row): Promise<Row | null> {
  try {
    assertImageCount(type, row)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
  const images = await missingImages(context.services.database.reader, { type, ...entity }, row)
  return (await displayed(context, type, row, images)).shown
}

/** The fields that a record cannot be published without, by their labels. */
function missingIn({ type, name: owner }: ManagedEntity, row: Values, language: Language): string[] {
  return fieldsOf(type)
    .filter((field) => field.required && isStored(field) && isWritable(field))
    .filter(({ name }) => row[name] === undefined || row[name] === null || row[name] === '')
    .map(({ name }) => fieldLabels(owner, name)[language])
}
