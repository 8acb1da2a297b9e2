/** Something of schema.org, without its context. */
export type Description = Record<string, unknown>
