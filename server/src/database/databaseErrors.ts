import { QueryFailedError } from 'typeorm'

interface DriverError {
  code?: string
  errno?: number
  message: string
  sqlMessage?: string
}

function driverError(error: unknown): DriverError | null {
  return error instanceof QueryFailedError ? (error.driverError as DriverError) : null
}

/** Lost against another transaction, and worth another try. */
export function isTransient(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD', 'SQLITE_BUSY'].includes(driverError(error)?.code ?? '')
}

/** The columns of the unique index that refused a write, or null when it was something else. */
export function violatedIndex(error: unknown): string[] | null {
  const cause = driverError(error)
  if (cause?.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return ['id']
  if (cause?.code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return (cause.message.split(': ')[1] ?? '').split(', ').map((column) => column.split('.')[1] ?? column)
  }
  if (cause?.code !== 'ER_DUP_ENTRY') return null
  const [, index = ''] = /for key '(?:[^'.]+\.)?([^']+)'/.exec(cause.sqlMessage ?? cause.message) ?? []
  return index === 'PRIMARY' ? ['id'] : [index]
}

/** Whether something is referred to that is not there, or would not be any more. */
export function isMissingReference(error: unknown): boolean {
  const code = driverError(error)?.code ?? ''
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_NO_REFERENCED_ROW_2', 'ER_ROW_IS_REFERENCED_2'].includes(code)
}

const unavailable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
]

/** Whether the database cannot be reached or written to just now. */
export function isUnavailable(error: unknown): boolean {
  const code = driverError(error)?.code ?? (error instanceof Error && 'code' in error ? String(error.code) : '')
  return unavailable.some((known) => code.startsWith(known))
}
