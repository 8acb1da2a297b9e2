import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import type { MailKind } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { type MailKindInfo, useMailKinds } from './useMailKinds'

export interface MailTextInHand {
  id: number
  version: number
  language: Language
  /** Null for what is ours. */
  stored: Record<'subject' | 'body', string | null>
  kind: MailKindInfo
}

/** The text whose form is shown, with what is known of its mail. */
export function useMailText(): MailTextInHand | undefined {
  const { id = '' } = useParams()
  const { data: kinds } = useMailKinds()
  const { data } = useGetOne<FormRecord>('mailText', { id: Number(id), meta: wholeRecord }, { gcTime: 0, retry: false })
  const kind = data && kinds?.find((each) => each.kind === (data.kind as MailKind))
  if (!data || !kind) return undefined
  return {
    id: Number(data.id),
    version: Number(data.version),
    language: data.language as Language,
    stored: { subject: data.subject as string | null, body: data.body as string | null },
    kind,
  }
}
