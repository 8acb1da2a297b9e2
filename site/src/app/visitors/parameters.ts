/** What a value is for one visitor alone: the page with it is shared with nobody. */
export const own = Symbol('own')

/**
 * What a value of a query parameter amounts to. Equal results show the same page, so there must be few of them; null is
 * the same as no parameter at all.
 */
export type ParameterForm = (value: string) => string | null | typeof own | Typed

/** A text that many visitors may type, but of which there is no end. */
export interface Typed {
  typed: string
}

/** The query parameters that a screen knows. All others make no difference to it. */
export type Parameters = Readonly<Record<string, ParameterForm>>

/** No screen takes it for one of its values, so that it shows the not-found screen. */
const unknown = '-'

/** A number of at most so many digits, from 1. */
export function positiveNumber(digits: number): ParameterForm {
  const pattern = new RegExp(`^[1-9]\\d{0,${digits - 1}}$`)
  return (value) => (pattern.test(value) ? value : unknown)
}

/** A text of a form, no longer than so many characters. */
export function matching(pattern: RegExp, max: number): ParameterForm {
  return (value) => (value.length <= max && pattern.test(value) ? value : unknown)
}

/** The same as without a parameter where it is as usual. */
export function usual(value: string, form: ParameterForm): ParameterForm {
  return (given) => (given === value ? null : form(given))
}

/** What narrows a list: nothing where it is empty. */
export function filter(form: ParameterForm): ParameterForm {
  return (value) => (value === '' ? null : form(value))
}

/** One of a few values, each with its meaning; `otherwise` for any other. */
export function oneOf(values: readonly string[], otherwise: string | null | typeof own = unknown): ParameterForm {
  return (value) => (values.includes(value) ? value : otherwise)
}

/** Only whether it is there. */
export const presence: ParameterForm = () => '1'

/** A text of one visitor, or nothing. */
export const ownText: ParameterForm = (value) => (value === '' ? null : own)

/** A text that visitors type, in the one form of all that mean the same. */
export function typedText(normal: (value: string) => string): ParameterForm {
  return (value) => {
    const typed = normal(value)
    return typed === '' ? null : { typed }
  }
}
