import type { Role } from './roles.js'

export type Action = 'read' | 'create' | 'update' | 'delete'

/** What a role may do with the records of an entity. */
export interface Grant {
  actions: readonly Action[]
  /** The only fields that may be changed; all of them when not given. */
  fields?: readonly string[]
}

type Grants = Partial<Record<Role, Grant>>

const everything: Grant = { actions: ['read', 'create', 'update', 'delete'] }

/**
 * Who may do what with managed records, by the entity's name. What does not stand here is refused: 401 to who is not
 * logged in, 403 to the rest.
 */
export const recordGrants: Record<string, Grants> = {
  page: { 'cms-admin': everything },
  newsItem: { 'cms-admin': everything },
  newsCategory: { 'cms-admin': everything },
  newsGroup: { 'cms-admin': everything },
  feature: { 'cms-admin': everything },
  product: { 'cms-admin': everything },
}

/** Who may call the operations that are not generated from an entity. An operation that is missing here is refused. */
export const operationGrants: Record<string, readonly Role[] | 'everyone'> = {
  shop: 'everyone',
  publicPages: 'everyone',
  publicPage: 'everyone',
  publicMovedTo: 'everyone',
  publicNews: 'everyone',
  publicNewsItemByUrl: 'everyone',
  publicNewsCategories: 'everyone',
  publicProducts: 'everyone',
  publicProductByUrl: 'everyone',
  publicFeatures: 'everyone',
  publicNewsItemById: 'everyone',
  publicNewsByField: 'everyone',
  publicSpecificNews: 'everyone',
  publicRandomNews: 'everyone',
  publicNewsPastYear: 'everyone',
  me: 'everyone',
  login: 'everyone',
  logout: 'everyone',
  managedEntities: ['cms-admin'],
  managedBlocks: ['cms-admin'],
  titleExists: ['cms-admin'],
  uploadImage: ['cms-admin'],
}
