import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { violatedIndex } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { storedEntity } from '../records/managedByName.js'
import { eventOf } from '../records/RecordEvent.js'
import { recordTitle } from '../records/recordTitle.js'
import { updateRecord } from '../records/updateRecord.js'
import { cleanedProse } from '../shared/cleanedText.js'
import { maxApprovalCharacters } from '../shared/textLimits.js'
import { ApprovalRequest } from './ApprovalRequest.js'
import { isUnplanned } from './approval.js'
import { publishDraft } from './publishDraft.js'
import { type Part, partOf, partsToAdd } from './releaseMembers.js'
import { mergedRow } from './storedDraft.js'

/** More than an owner looks through. */
const maxShown = 50

/** A request as it is read: what it is about as it stands now. */
export interface ReadRequest extends ApprovalRequest {
  isNew: boolean
  /** What the record is called, as far as it is said. */
  title: string
  language: string | null
  /** Of the draft, or of the concept: approving another one is a conflict. */
  version: number
}

/**
 * Asks an owner to publish what is to become of a record; asking again replaces what was asked and answered.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for a kind without moments, or VALIDATION where there is
 * nothing to publish
 */
export async function askApproval(
  context: Context,
  entity: ManagedEntity,
  record: number,
  note: string | null,
): Promise<void> {
  const said = cleaned('note', note)
  await partsToAdd(context, entity, record, false)
  const request = { ...eventOf(context.viewer, entity, { id: record } as Row), note: said }
  try {
    await context.services.database.write(async (manager) => {
      await manager.delete(ApprovalRequest, { entity: entity.name, record })
      await manager.insert(ApprovalRequest, { ...request, answer: null, answeredBy: null })
    })
  } catch (error) {
    // Two asked at the same moment: it is asked.
    if (!violatedIndex(error)) throw error
  }
}

/** What waits for an owner, and what an owner wants otherwise; the last asked first, the last fifty. What is planned waits for nobody. */
export async function approvalRequests(context: Context): Promise<ReadRequest[]> {
  const { reader } = context.services.database
  const gone = (await context.services.switches.now()).entities
  const requests = await reader.find(ApprovalRequest, { order: { id: 'DESC' }, take: maxShown })
  const read = requests.map(async (request): Promise<ReadRequest[]> => {
    const entity = storedEntity(request.entity)
    if (!entity || gone.has(entity.name) || !(await isUnplanned(reader, request))) return []
    const part = await partOf(context, entity, request.record)
    return part ? [{ ...request, ...(await shownOf(context, part)) }] : []
  })
  return (await Promise.all(read)).flat()
}

async function shownOf({ services }: Context, { entity, draft, live }: Part) {
  const row = draft ? await mergedRow(services.database.reader, entity, { draft, live }) : (live as Row)
  return {
    isNew: live === null,
    title: recordTitle(entity, row),
    language: (row.language as string | undefined) ?? null,
    version: (draft ?? row).version,
  }
}

/**
 * Publishes what was asked for, as it was read.
 * @param version of the draft, or of the concept where there is none
 * @throws ShopError NOT_FOUND where nothing was asked, CONFLICT for what was changed since, and as `publishDraft`
 */
export async function approve(
  context: Context,
  entity: ManagedEntity,
  record: number,
  version: number,
): Promise<number> {
  const part = await askedPart(context, entity, record)
  const published = part.draft
    ? await publishDraft(context, entity, record, version)
    : await updateRecord(context, entity, record, { visible: true, version })
  return published.version
}

/** Says what has to be otherwise before it is published. @throws ShopError NOT_FOUND where nothing was asked, VALIDATION */
export async function declineApproval(
  context: Context,
  entity: ManagedEntity,
  record: number,
  answer: string,
): Promise<void> {
  const said = cleaned('answer', answer)
  if (said === null) throw fault('answer', 'field.required')
  await askedPart(context, entity, record)
  const answered = { answer: said, answeredBy: context.viewer?.name ?? null }
  await context.services.database.write((manager) =>
    manager.update(ApprovalRequest, { entity: entity.name, record }, answered),
  )
}

async function askedPart(context: Context, entity: ManagedEntity, record: number): Promise<Part> {
  allow(context.viewer, 'update', entity.name)
  const isAsked = await context.services.database.reader.existsBy(ApprovalRequest, { entity: entity.name, record })
  const part = isAsked ? await partOf(context, entity, record) : null
  if (!part) throw new ShopError('NOT_FOUND', { message: { key: 'approval.notAsked' } })
  return part
}

/** @throws ShopError VALIDATION */
function cleaned(name: 'note' | 'answer', given: string | null): string | null {
  const text = cleanedProse((given ?? '').replaceAll('\r\n', '\n'))
  if (text.length > maxApprovalCharacters) throw fault(name, 'field.max')
  if (/\p{Cc}/u.test(text.replace(/[\n\t]/g, ''))) throw fault(name, 'field.type')
  return text === '' ? null : text
}

function fault(name: 'note' | 'answer', key: 'field.required' | 'field.max' | 'field.type'): ShopError {
  const values = {
    field: { owner: 'approvalRequest', name },
    ...(key === 'field.max' && { max: maxApprovalCharacters }),
  }
  return new ShopError('VALIDATION', { fields: { [name]: [{ key, values }] } })
}
