import { AddCustomerNoteDocument, CustomerNotesDocument, DeleteCustomerNoteDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { Notes } from '../notes/Notes'

/** The notes that colleagues make about a customer for each other. */
export function CustomerNotes({ id }: { id: number }) {
  return (
    <Notes
      queryKey={['customer', 'notes', id]}
      load={async (signal) => (await askServer({ query: CustomerNotesDocument, variables: { id }, signal })).notes}
      add={(text) => askServer({ query: AddCustomerNoteDocument, variables: { id, text } })}
      remove={(note) => askServer({ query: DeleteCustomerNoteDocument, variables: { id: note } })}
    />
  )
}
