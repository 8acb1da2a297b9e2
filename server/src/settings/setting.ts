import { z } from 'zod'

/**
 * One setting: what holds without it, the form it must have, and what the operator is told of a value without that
 * form. Set to nothing is not set.
 * @param problem of the value, to stand behind the name of the setting
 */
export function setting<Value>(
  otherwise: string,
  form: z.ZodType<Value, string>,
  problem: string | ((value: string) => string),
) {
  return z
    .string()
    .optional()
    .transform((given, context): Value => {
      const value = given || otherwise
      const read = form.safeParse(value)
      if (read.success) return read.data
      context.addIssue(typeof problem === 'string' ? problem : problem(value))
      return z.NEVER
    })
}

/** Null for one word, or a value of this form. */
export function nullFor<Value>(word: string, form: z.ZodType<Value, string>) {
  return z.union([z.literal(word).transform(() => null), form])
}

/** One setting, null where it is not set. */
export function optionalSetting<Value>(form: z.ZodType<Value, string>, problem: string | ((value: string) => string)) {
  return setting<Value | null>('', nullFor('', form), problem)
}

/** Text that may be anything; null without. */
export const anyText = z
  .string()
  .optional()
  .transform((given) => given || null)

/** A part of an address, in which signs may be written as `%40`. */
export const decoded = z.string().transform((text, context) => {
  try {
    return decodeURIComponent(text)
  } catch {
    context.addIssue('is not well-formed')
    return z.NEVER
  }
})

/** The parts of an address with a host and one of these schemes. */
export function urlOf(scheme: RegExp) {
  return z.url({ protocol: scheme, hostname: /./ }).transform((text) => new URL(text))
}
