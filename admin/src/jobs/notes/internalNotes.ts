/** What the shop writes down of a job for itself. */
export interface InternalNote {
  id: number
  at: string
  text: string
  userName: string | null
}

/** The server takes no longer note. */
export const longestNote = 4000

export const notesQuery = `query InternalNotes($job: JobKind!, $id: Int!) {
  notes: internalNotes(job: $job, id: $id) { id at text userName }
}`

export const addNoteMutation = `mutation AddInternalNote($job: JobKind!, $id: Int!, $text: String!) {
  addInternalNote(job: $job, id: $id, text: $text) { id }
}`

export const deleteNoteMutation = `mutation DeleteInternalNote($id: Int!) { deleteInternalNote(id: $id) { deleted } }`
