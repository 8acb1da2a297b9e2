import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RetryAlert } from '../../components/RetryAlert'
import { formatInstant } from '../../format/formatValue'
import { InternalNotesDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { jobKind } from '../../managed/entityName'
import { useEntity } from '../../managed/ManagedContext'
import { DeleteNoteDialog } from './DeleteNoteDialog'
import type { InternalNote } from './internalNotes'
import { NewNote } from './NewNote'

/** What colleagues write down of a job for each other; the customer never sees it. */
export function InternalNotes({ id }: { id: number }) {
  const entity = useEntity()
  const { say, language } = useWords()
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
          {say('notes.title')}
        </Box>
        <Chip size="small" variant="outlined" label={say('notes.internal')} />
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{say('notes.hint')}</Box>
      {isError && <RetryAlert text={say('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton height={48} aria-hidden="true" />}
      {data?.notes.length === 0 && <p>{say('notes.none')}</p>}
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
                aria-label={say('notes.deleteOne', { note: noteLine(note) })}
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
