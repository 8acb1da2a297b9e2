/** What is printed of a job, each at an address of its own, so that a browser remembers the printer of each. */
export const paperForms = ['sheet', 'receipt', 'label'] as const

export type PaperForm = (typeof paperForms)[number]

/** The screen that prints a form of a job, by its number. */
export function paperPath(form: PaperForm, number: string): string {
  return `/${form}?nummer=${encodeURIComponent(number)}`
}
