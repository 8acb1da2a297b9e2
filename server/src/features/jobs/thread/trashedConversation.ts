import type { EntityManager } from 'typeorm'
import type { Values } from '../../../kernel/context/Row.js'
import type { JobKey } from '../JobReader.js'
import { JobPhoto } from '../photos/JobPhoto.js'
import { JobMessage } from './JobMessage.js'

/** What customer and shop said about a job, and its photos, as the trash stores them; the files stay where they are. */
export async function trashedConversation(manager: EntityManager, of: JobKey): Promise<Values> {
  const ofJob = { where: { ...of }, order: { id: 'ASC' } } as const
  return { messages: await manager.find(JobMessage, ofJob), photos: await manager.find(JobPhoto, ofJob) }
}

/** Puts them back; the trash of an earlier version has none. */
export async function restoreConversation(manager: EntityManager, trashed: Values): Promise<void> {
  const { messages = [], photos = [] } = trashed as { messages?: JobMessage[]; photos?: JobPhoto[] }
  const ids = new Map<number, number>()
  for (const { id, ...message } of messages) ids.set(id, (await manager.save(manager.create(JobMessage, message))).id)
  for (const { id: _, message, ...photo } of photos) {
    await manager.insert(JobPhoto, { ...photo, message: message === null ? null : (ids.get(message) ?? null) })
  }
}

/** Deletes the rows of both. @returns the names of the photos, whose files the caller removes after the commit */
export async function deleteConversation(manager: EntityManager, of: JobKey): Promise<string[]> {
  const photos = await manager.findBy(JobPhoto, { ...of })
  await manager.delete(JobPhoto, { ...of })
  await manager.delete(JobMessage, { ...of })
  return photos.map(({ name }) => name)
}
