import { postForm } from '../../kernel/data/postForm'
import { QueryError } from '../../kernel/data/Query'

interface Posted {
  sent?: { downloadUrl: string | null }
  refused?: { faults: Record<string, string>; problem: string | null }
}

/** Sends the form of a message with its photos where a browser without scripts would. Throws a QueryError. */
export async function sendWithPhotos(
  form: HTMLFormElement,
  millisecondsOpen: number,
  key: string,
): Promise<{ downloadUrl: string | null }> {
  const body = new FormData(form)
  body.set('millisecondsOpen', String(millisecondsOpen))
  const response = await postForm(form.action, body, { 'Idempotency-Key': key })
  const { sent, refused }: Posted = await response.json().catch(() => ({}))
  if (sent) return sent
  const fields = Object.fromEntries(Object.entries(refused?.faults ?? {}).map(([name, text]) => [name, [text]]))
  throw new QueryError(refused ? 'VALIDATION' : 'INTERNAL', refused?.problem ?? '', { fields })
}
