import { QueryFailedError, type QueryRunner } from 'typeorm'

/** By what MySQL and MariaDB answer a change to a table that has been made already. */
const doneAlready = {
  // A table, column, index, primary key, trigger or foreign key exists.
  always: [1050, 1060, 1061, 1068, 1359, 1826],
  dropped: [1051, 1091],
  renamed: [1054, 1146],
}

/** MariaDB on a foreign key that exists: "Can't create table (errno: 121)". */
const existingReference = { errno: 1005, message: /errno: 121\b/ }

/** Runs work in which statements fail silently whose change to a table has been made already. */
export async function acceptDone<Result>(queryRunner: QueryRunner, work: () => Promise<Result>): Promise<Result> {
  const { query } = queryRunner
  queryRunner.query = async (statement: string, ...rest: never[]) => {
    try {
      return await query.call(queryRunner, statement, ...rest)
    } catch (error) {
      if (isDone(statement, error)) return undefined
      throw error
    }
  }
  try {
    return await work()
  } finally {
    queryRunner.query = query
  }
}

function isDone(statement: string, error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false
  const { errno = 0, message } = error.driverError as { errno?: number; message: string }
  return (
    doneAlready.always.includes(errno) ||
    (errno === existingReference.errno && existingReference.message.test(message)) ||
    (/\bDROP\b/i.test(statement) && doneAlready.dropped.includes(errno)) ||
    (/\b(RENAME|CHANGE)\b/i.test(statement) && doneAlready.renamed.includes(errno))
  )
}
