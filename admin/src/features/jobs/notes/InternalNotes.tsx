import Box from '@mui/material/Box'
import { AddInternalNoteDocument, DeleteInternalNoteDocument, InternalNotesDocument } from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { Notes } from '../../notes/Notes'

/** The notes that colleagues make on a job for each other. */
export function InternalNotes({ id }: { id: number }) {
  const entity = useEntity()
  const job = jobKind(entity.name)
  return (
    <Box sx={{ maxWidth: 820, mt: 3 }}>
      <Notes
        queryKey={[entity.name, 'internalNotes', id]}
        load={async (signal) =>
          (await askServer({ query: InternalNotesDocument, variables: { job, id }, signal })).notes
        }
        add={(text) => askServer({ query: AddInternalNoteDocument, variables: { job, id, text } })}
        remove={(note) => askServer({ query: DeleteInternalNoteDocument, variables: { id: note } })}
      />
    </Box>
  )
}
