import { QueryFailedError } from 'typeorm'

interface DriverError {
  code?: string
  /** Of mysql2: the connection was closed by this error. */
  fatal?: boolean
  errno?: number
  message: string
  sqlMessage?: string
}

function driverError(error: unknown): DriverError | null {
  return error instanceof QueryFailedError ? (error.driverError as DriverError) : null
}

/** A deadlock or a conflict with another transaction, after which the transaction can be retried. */
export function isTransient(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(
    driverError(error)?.code ?? '',
  )
}

/** The columns of the violated unique index, or null for another error. */
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

/** Whether a foreign key was violated. */
export function isMissingReference(error: unknown): boolean {
  const code = driverError(error)?.code ?? ''
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_NO_REFERENCED_ROW_2', 'ER_ROW_IS_REFERENCED_2'].includes(code)
}

/** Prefixes of error codes of the drivers and the file system that an operator can resolve. */
const unavailable = [
  // Unreachable, or timed out. mysql2 marks most of these as fatal too.
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  ...['PROTOCOL_', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN', 'ER_CONNECTION_KILLED', 'ER_LOCK_WAIT_TIMEOUT'],
  // Read-only.
  ...['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION'],
  ...['SQLITE_READONLY', 'SQLITE_BUSY', 'SQLITE_CANTOPEN', 'EROFS'],
  // Disk full or failing.
  ...['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL', 'SQLITE_IOERR'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'],
]

/** Whether the database or the disk is currently unreachable or not writable. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', fatal = false } = driverError(error) ?? (error instanceof Error ? (error as DriverError) : {})
  return fatal || unavailable.some((known) => String(code).startsWith(known))
}
