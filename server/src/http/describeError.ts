import { QueryFailedError } from 'typeorm'
import { withoutAddresses } from './withoutAddresses.js'

/** An error as the log holds it. */
export interface DescribedError {
  type: string
  message: string
  code?: string | number
  /** The statement with places for its values, which themselves are left out. */
  query?: string
  /** Where it happened. */
  stack?: string
  cause?: DescribedError
}

const mostCauses = 5

/**
 * What an error tells without anybody's data. An error of the database carries the values that were written, in its
 * parameters, in its statement and in its words; and whatever else errors carry is left out as well.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' }
  const { cause } = error
  const code = codeOf(error) ?? codeOf((error as QueryFailedError).driverError)
  return {
    type: error.name || error.constructor.name,
    message: messageOf(error),
    ...(code !== undefined && { code }),
    ...(error instanceof QueryFailedError && { query: error.query }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
  }
}

/** What an error says, without what it quotes where that may be somebody's data. */
export function messageOf(error: Error): string {
  const isOfDatabase = error instanceof QueryFailedError || 'sqlMessage' in error || 'sql' in error
  return withoutAddresses(isOfDatabase ? error.message.replace(/(['"`]).*\1/gs, '…') : error.message)
}

/** The first lines of a stack repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function codeOf(error: unknown): string | number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}
