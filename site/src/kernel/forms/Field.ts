/** A choice and what it is called. */
export interface Option {
  value: string
  label: string
  /** A remark in smaller type. */
  note?: string
}

/** A field of a form, in the reader's language. */
export interface Field {
  name: string
  kind: 'text' | 'email' | 'tel' | 'password' | 'multiline' | 'select' | 'radio' | 'photos'
  label: string
  /** What helps to fill it in. */
  hint?: string
  isRequired: boolean
  /** The most characters. */
  max?: number
  autoComplete?: string
  /** Whether it gets the focus on mount, such as the field of a second step. */
  getsFocus?: boolean
  /** Whether only a browser without scripts shows it. */
  isWithoutScripts?: boolean
  /** What it means to choose nothing from a list. */
  unchosen?: string
  /** What can be chosen, given what else was filled in. */
  options?: (values: Values) => Option[]
}

/** What was filled in, by the names of the fields. */
export type Values = Record<string, string>

/** What is wrong, by the names of the fields, in the reader's language. */
export type Faults = Record<string, string>

/** The trimmed values of a form; a password is not trimmed, and of photos these are the names. */
export function valuesOf(data: FormData | URLSearchParams, fields: Field[]): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === 'photos') return [name, namesOf(data.getAll(name)).join(', ')]
      const text = String(data.get(name) ?? '')
      return [name, kind === 'password' ? text : text.trim()]
    }),
  )
}

/** Where nothing was chosen, a form has a file without a name. */
function namesOf(files: FormDataEntryValue[]): string[] {
  return files.map((file) => (typeof file === 'string' ? file : file.name)).filter((name) => name !== '')
}
