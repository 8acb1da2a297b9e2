/** The codes of the server's error catalogue that the back office acts upon; others are only shown. */
export type FailureCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'VALIDATION' | 'CSRF' | string

export interface GraphqlError {
  message: string
  extensions?: {
    code?: FailureCode
    title?: string
    /** Field path, such as `blocks.0.cards.1.title`, to the texts to show there. */
    errors?: Record<string, string[]>
  }
}

export interface GraphqlAnswer<Data> {
  data?: Data | null
  errors?: GraphqlError[]
}

/** A page of a list query. */
export interface ListPage<Item> {
  total: number
  items: Item[]
}
