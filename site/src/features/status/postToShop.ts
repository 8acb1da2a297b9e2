import { postForm } from '../../kernel/data/postForm'
import { QueryError } from '../../kernel/data/Query'
import { downscaled } from '../photos/downscaled'
import type { JobKey } from './JobFields'

/** Sends a message, its photos made smaller. Throws a QueryError with the server's words. */
export async function postMessage(action: string, form: FormData, photos: readonly File[]): Promise<void> {
  form.delete('photos')
  // One by one: a telephone has little memory.
  for (const photo of photos) form.append('photos', await downscaled(photo), photo.name)
  await post(action, form)
}

/** Marks what the shop wrote, up to a message, as read. */
export async function markRead(action: string, job: JobKey | null, last: number): Promise<void> {
  const form = new FormData()
  const fields = { ...(job && { job: job.entity, id: job.id }), read: last }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  await post(action, form)
}

async function post(action: string, body: FormData): Promise<void> {
  const response = await postForm(action, body)
  if (response.ok) return
  const { code = 'INTERNAL', message = '', errors = {} } = await response.json().catch(() => ({}))
  const [first] = Object.values(errors as Record<string, string[]>).flat()
  throw new QueryError(code, first ?? message)
}
