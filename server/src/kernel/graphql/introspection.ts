import { type DocumentNode, visit } from 'graphql'
import { allowRoles } from '../access/allow.js'
import type { Viewer } from '../access/Viewer.js'
import type { Settings } from '../settings/readSettings.js'

/**
 * Whether this caller may read the schema, by introspection or as a file: in production cms-admin alone, who has to
 * write programs against it; elsewhere everyone.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN
 */
export function allowIntrospection(viewer: Viewer | null, { production }: Pick<Settings, 'production'>): void {
  allowRoles(viewer, production ? ['cms-admin'] : 'everyone')
}

const known = new WeakMap<DocumentNode, boolean>()

/** Whether a document asks for the schema anywhere, in a fragment too. `__typename` is no part of it. */
export function asksForSchema(document: DocumentNode): boolean {
  const found = known.get(document) ?? hasSchemaField(document)
  known.set(document, found)
  return found
}

function hasSchemaField(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') found = true
    },
  })
  return found
}
