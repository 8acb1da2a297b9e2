import { QueryFailedError } from 'typeorm'
import { withoutAddresses } from './withoutAddresses.js'

/** An error as it is logged. */
export interface DescribedError {
  type: string
  message: string
  code?: string | number
  /** The statement with placeholders, without its values. */
  query?: string
  stack?: string
  cause?: DescribedError
}

const maxCauses = 5

/**
 * An error without personal data. Database errors contain the written values in their parameters, statement and message;
 * any other property is left out as well.
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
    ...(cause !== undefined && depth < maxCauses && { cause: describeError(cause, depth + 1) }),
  }
}

/** The message of an error, without quoted values that may be personal data. */
export function messageOf(error: Error): string {
  const isOfDatabase = error instanceof QueryFailedError || 'sqlMessage' in error || 'sql' in error
  return withoutAddresses(isOfDatabase ? error.message.replace(/(['"`]).*\1/gs, '…') : error.message)
}

/** Without the first lines of the stack, which repeat the message. */
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
