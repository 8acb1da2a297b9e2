import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallResult } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { DeleteNoteDialog } from './DeleteNoteDialog'
import { NewNote } from './NewNote'

/** A note that only the shop reads. */
export interface Note {
  id: number
  at: string
  text: string
  userName?: string | null
  /** How a call to the customer ended. */
  call?: CallResult | null
}

interface NotesProps {
  queryKey: readonly unknown[]
  load(signal: AbortSignal): Promise<Note[]>
  add(text: string): Promise<unknown>
  remove(id: number): Promise<unknown>
}

/** The notes that colleagues make for each other; the customer never sees them. */
export function Notes({ queryKey, load, add, remove }: NotesProps) {
  const { translate, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [noteToDelete, setNoteToDelete] = useState<Note>()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
  })
  const noteLine = (note: Note) => [formatInstant(note.at, language), note.userName].filter(Boolean).join(' · ')

  return (
    <Box
      component="section"
      aria-labelledby="internal-notes"
      sx={{ p: { xs: 1.5, sm: 2.5 }, border: 1, borderStyle: 'dashed', borderColor: 'divider' }}
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
      {data?.length === 0 && <p>{translate('notes.none')}</p>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((note) => (
            <Box
              component="li"
              key={note.id}
              sx={{ display: 'flex', gap: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {note.call && <Box sx={{ fontWeight: 600 }}>{translate(`notes.call.${note.call}`)}</Box>}
                {note.text && <Box sx={{ whiteSpace: 'pre-line' }}>{note.text}</Box>}
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
      <NewNote add={add} onAdded={() => void refetch()} />
      {noteToDelete && (
        <DeleteNoteDialog
          note={noteToDelete}
          remove={remove}
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
