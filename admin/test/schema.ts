import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'

/** The API as the server serves it; what the back office asks is validated against it. */
export const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
