import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RetryAlert } from '../../components/RetryAlert'
import { formatInstant } from '../../format/formatValue'
import { InternalNotesDocument, type InternalNotesQuery } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { jobKind } from '../../managed/ManagedEntity'
import { DeleteNoteDialog } from './DeleteNoteDialog'
import { NewNote } from './NewNote'

/** A note on a job that only the shop reads. */
export type InternalNote = InternalNotesQuery['notes'][number]

/** The notes that colleagues make on a job for each other; the customer never sees them. */
export function InternalNotes({ id }: { id: number }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [noteToDelete, setNoteToDelete] = useState<InternalNote>()
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'internalNotes', id],
    queryFn: ({ signal }) =>
      askServer({ query: InternalNotesDocument, variables: { job: jobKind(entity.name), id }, signal }),
  })
  const noteLine = (note: InternalNote) => [formatInstant(note.at, language), note.userName].filter(Boolean).join(' · ')

  return (
    <Box
      component="section"
      aria-labelledby="internal-notes"
      sx={{ maxWidth: 820, mt: 3, p: { xs: 1.5, sm: 2.5 }, border: 1, borderStyle: 'dashed', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box component="h2" id="internal-notes" ref={heading} tabIndex={-1} sx={{ typography: 'h2', m: 0 }}>
          {translate('notes.title')}
        </Box>
        <Chip size="small" variant="outlined" label={translate('notes.internal')} />
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('notes.hint')}</Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton height={48} aria-hidden="true" />}
      {data?.notes.length === 0 && <p>{translate('notes.none')}</p>}
      {data && data.notes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {data.notes.map((note) => (
            <Box
              component="li"
              key={note.id}
              sx={{ display: 'flex', gap: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{noteLine(note)}</Box>
              </Box>
              <Button
                color="error"
                aria-label={translate('notes.deleteOne', { note: noteLine(note) })}
                onClick={() => setNoteToDelete(note)}
                sx={{ minWidth: 44, minHeight: 44, alignSelf: 'flex-start' }}
              >
                <Icon name="trash" />
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <NewNote id={id} onAdded={() => void refetch()} />
      {noteToDelete && (
        <DeleteNoteDialog
          note={noteToDelete}
          onClose={() => setNoteToDelete(undefined)}
          onDeleted={() => {
            setNoteToDelete(undefined)
            void refetch()
            heading.current?.focus()
          }}
        />
      )}
    </Box>
  )
}
