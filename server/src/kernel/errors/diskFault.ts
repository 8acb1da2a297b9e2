/** What a disk does not do, or the server of a database on its own. */
export interface DiskFault {
  kind: DiskFaultKind
  code: string
  /** The file, where the operating system named it. */
  path?: string
  /** The database said so, and not the operating system. */
  isOfSqlite: boolean
  isOfServer: boolean
}

export type DiskFaultKind = 'full' | 'quota' | 'readOnly' | 'forbidden' | 'failing'

/** Beginnings of the codes of the operating system, of SQLite and of MySQL and MariaDB. */
const codes: Readonly<Record<DiskFaultKind, readonly string[]>> = {
  full: ['ENOSPC', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'],
  quota: ['EDQUOT'],
  readOnly: ['EROFS', 'SQLITE_READONLY', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE'],
  forbidden: ['EACCES', 'EPERM', 'SQLITE_PERM'],
  failing: ['EIO', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'],
}

const kinds = Object.keys(codes) as DiskFaultKind[]

/** MariaDB and MySQL put the number of the operating system into the text of many errors: 28 is a full disk, 122 a quota. */
const serverFull = /\berrno: (28|122)\b|\bgot error (28|122)\b|no space left on device/i

const maxCauses = 5

/** Whether an error, or what caused it, says that something could not be written. */
export function diskFault(error: unknown, depth = 0): DiskFault | null {
  if (typeof error !== 'object' || error === null || depth > maxCauses) return null
  const { code, path, driverError, cause, sqlMessage } = error as {
    code?: unknown
    path?: unknown
    driverError?: unknown
    cause?: unknown
    sqlMessage?: unknown
  }
  const isFull = typeof sqlMessage === 'string' && serverFull.test(sqlMessage)
  const kind = isFull ? 'full' : kinds.find((each) => codes[each].some((known) => String(code).startsWith(known)))
  if (kind) {
    return {
      kind,
      code: String(code),
      ...(typeof path === 'string' && { path }),
      isOfSqlite: String(code).startsWith('SQLITE_'),
      isOfServer: sqlMessage !== undefined || String(code).startsWith('ER_'),
    }
  }
  return diskFault(driverError, depth + 1) ?? diskFault(cause, depth + 1)
}
