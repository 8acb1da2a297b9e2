import { z } from 'zod'

/**
 * One setting: its default, its form, and the error for a malformed value. An empty value means not set.
 * @param problem with the value, which follows the name of the setting in the message
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

/** This word means null; any other value must have this form. */
export function nullFor<Value>(word: string, form: z.ZodType<Value, string>) {
  return z.union([z.literal(word).transform(() => null), form])
}

/** One setting, null when it is not set. */
export function optionalSetting<Value>(form: z.ZodType<Value, string>, problem: string | ((value: string) => string)) {
  return setting<Value | null>('', nullFor('', form), problem)
}

/** Any text; null when it is not set. */
export const anyText = z
  .string()
  .optional()
  .transform((given) => given || null)

/** A percent-encoded part of an address. */
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
