import type { FormRecord } from '../../dataProvider/FormRecord'

/** In the address of an add form: the draft that it goes on with, by the id that is reserved for it. */
export const conceptParameter = 'concept'

/** The add form that goes on with a draft. */
export function conceptPath(entity: string, record: number): string {
  return `/${entity}/create?${conceptParameter}=${record}`
}

/**
 * Makes the draft of a form its record, with these values. @returns null where nothing was kept, or where it is not this
 * form's any more: then the form adds a record as any other does
 */
export type PublishKept = (values: Record<string, unknown>) => Promise<FormRecord | null>
