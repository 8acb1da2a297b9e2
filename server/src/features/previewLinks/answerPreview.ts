import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { PreviewLink } from '../../kernel/publication/PreviewLink.js'
import { type Changes, Revision } from '../../kernel/records/Revision.js'
import { canonicalJson, shaOf } from '../../kernel/secrets/canonicalJson.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { cleanedProse } from '../../kernel/shared/cleanedText.js'
import { previewAnswerLimits } from '../../kernel/shared/textLimits.js'
import { holdsAddress } from '../messages/strangerText.js'
import { type OpenedPreview, openPreviewLink } from './openPreviewLink.js'
import { PreviewAnswer } from './PreviewAnswer.js'

/** What somebody says of a preview. */
export interface SaidOfPreview {
  name: string
  remark: string
  isAgreement: boolean
  /** The fingerprint of what the page showed. */
  version: string
}

/** Answers of one network, whatever they are about. */
const answerLimit = new CallLimit('preview-answer', () => ({ points: 20, seconds: 600 }))

/** Answers by one link. */
const maxAnswers = 50

/**
 * Stores what somebody without an account says of a preview, once: for the dashboard and the history of the record.
 * @throws ShopError NOT_FOUND, RATE_LIMITED, VALIDATION for all that is at fault, CONFLICT for what is public by now, for an
 * agreement with what was changed since, and for a link by which enough was said
 */
export async function answerPreview(context: Context, code: string, said: SaidOfPreview): Promise<void> {
  const opened = await openPreviewLink(context, code)
  if (opened.publicAddress !== null) throw new ShopError('CONFLICT', { message: { key: 'preview.published' } })
  const answer = judged(said)
  if (context.caller) await answerLimit.spend(context.services, context.caller)
  const { fingerprint } = opened.version
  if (said.isAgreement && said.version !== fingerprint) {
    throw new ShopError('CONFLICT', { message: { key: 'preview.changed' } })
  }
  try {
    await context.services.database.write((manager) => store(manager, opened, answer))
  } catch (error) {
    // It was said before, of the same version.
    if (!violatedIndex(error)) throw error
  }
}

type Answer = Pick<PreviewAnswer, 'isAgreement' | 'remark'> & { name: string | null }

/** @throws ShopError VALIDATION */
function judged({ name: givenName, remark: givenRemark, isAgreement }: SaidOfPreview): Answer {
  const name = cleanedLine(givenName)
  const remark = cleanedProse(givenRemark.replaceAll('\r\n', '\n'))
  const nameFault = isAgreement && name === '' ? faultOf('name', 'field.required') : faultIn('name', name)
  const remarkFault = !isAgreement && remark === '' ? faultOf('remark', 'field.required') : faultIn('remark', remark)
  const faults: FieldErrors = { ...(nameFault && { name: [nameFault] }), ...(remarkFault && { remark: [remarkFault] }) }
  if (Object.keys(faults).length > 0) throw new ShopError('VALIDATION', { fields: faults })
  return { isAgreement, name: name || null, remark: remark || null }
}

function faultIn(field: 'name' | 'remark', text: string): Message | null {
  const max = previewAnswerLimits[field]
  if (text.length > max) return { key: 'field.max', values: { field: { owner: 'previewAnswer', name: field }, max } }
  if (field === 'name') {
    if (/\p{Cc}/u.test(text)) return faultOf(field, 'field.oneLine')
    // It stands in the back office as that of who agreed.
    return holdsAddress(text) ? faultOf(field, 'field.noAddress') : null
  }
  return /\p{Cc}/u.test(text.replace(/[\n\t]/g, '')) ? faultOf(field, 'field.type') : null
}

function faultOf(name: string, key: 'field.required' | 'field.oneLine' | 'field.noAddress' | 'field.type'): Message {
  return { key, values: { field: { owner: 'previewAnswer', name } } }
}

async function store(manager: EntityManager, { link, live, version }: OpenedPreview, answer: Answer): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(PreviewLink)
    .set({ answers: () => 'answers + 1' })
    .where('id = :id AND answers < :maxAnswers', { id: link.id, maxAnswers })
    .execute()
  if (!affected) throw new ShopError('CONFLICT', { message: { key: 'preview.enough' } })
  const { entity, record } = link
  const { fingerprint, versionAt } = version
  const { name, remark, isAgreement } = answer
  const event = { entity, record, user: null, userName: name, at: new Date().toISOString() }
  const digest = shaOf(canonicalJson({ entity, record, fingerprint, ...answer }))
  await manager.insert(PreviewAnswer, {
    ...event,
    ...{ isAgreement, remark, fingerprint, versionAt, digest, settledAt: null },
  })
  const changes: Changes = {
    previewVersion: { from: null, to: versionAt },
    ...(remark && { previewRemark: { from: null, to: remark } }),
  }
  await manager.insert(Revision, {
    ...event,
    ...{ version: live?.version ?? 0, action: isAgreement ? 'agreed' : 'remarked', changes },
  })
}
