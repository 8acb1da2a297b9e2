/** Something of schema.org for search engines, without its context. */
export type Description = Record<string, unknown>
