import { QueryError } from './Query'

/**
 * Loads a part of the program that is not in the first scripts. Without a connection it fails as a call does, so that
 * the visitor reads the same. @throws QueryError NO_RESPONSE
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    // Browsers have no name of their own for it, but they agree on the class.
    if (!(error instanceof TypeError)) throw error
    throw new QueryError('NO_RESPONSE', error.message, { cause: error })
  }
}
