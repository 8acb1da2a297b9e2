import { useQuery } from '@tanstack/react-query'
import { AddInternalNoteDocument, DeleteInternalNoteDocument, InternalNotesDocument } from '../../../generated/graphql'
import { PhoneFold } from '../../../kernel/components/PhoneFold'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { Notes } from '../../notes/Notes'

/** The notes that colleagues make on a job for each other. */
export function InternalNotes({ id }: { id: number }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const job = jobKind(entity.name)
  const queryKey = [entity.name, 'internalNotes', id]
  const load = async (signal: AbortSignal) =>
    (await askServer({ query: InternalNotesDocument, variables: { job, id }, signal })).notes
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) })
  const last = data?.at(-1)
  return (
    <PhoneFold
      name="job.notes"
      title={translate('notes.title')}
      says={data && (last ? `${data.length} · ${last.text}` : translate('notes.none'))}
    >
      <Notes
        queryKey={queryKey}
        load={load}
        add={(text) => askServer({ query: AddInternalNoteDocument, variables: { job, id, text } })}
        remove={(note) => askServer({ query: DeleteInternalNoteDocument, variables: { id: note } })}
      />
    </PhoneFold>
  )
}
