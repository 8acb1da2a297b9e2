/** The unsaved values of a form of the back office. */
export interface DraftForm {
  /** The record that is being changed; null for one that is being added. */
  id: number | null
  input: Record<string, unknown>
}

let received: DraftForm | null = null

/** The last draft that the back office posted; null on the server. */
export function receivedDraft(): DraftForm | null {
  return received
}

export function receiveDraft(form: DraftForm): void {
  received = form
}
