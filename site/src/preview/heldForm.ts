/** What a form of the back office holds of a record. */
export interface HeldForm {
  /** The record that is being changed; null for one that is being added. */
  id: number | null
  input: Record<string, unknown>
}

let held: HeldForm | null = null

/** The form that the back office has last sent; there is none on the server. */
export function heldForm(): HeldForm | null {
  return held
}

export function holdForm(form: HeldForm): void {
  held = form
}
