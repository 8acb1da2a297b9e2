import { setTimeout as wait } from 'node:timers/promises'
import type { DataSource, QueryRunner } from 'typeorm'
import { sqlite } from './sqlite.js'

/** Milliseconds between two tries for the lock. */
const pause = 50

/**
 * Runs work that one process at a time may do on a database, such as migrating it; the others wait for its end. The lock
 * is released by the database or the operating system when its holder dies, so none is ever left over.
 * @param work gets a connection. On MySQL the lock is this connection's, so that it lasts as long as the database works on
 *   a statement of a process that has been killed
 * @param tell hears one sentence when it has to wait
 */
export async function exclusively<Result>(
  source: DataSource,
  work: (queryRunner: QueryRunner) => Promise<Result>,
  tell: (sentence: string) => void = () => undefined,
): Promise<Result> {
  const { options } = source
  const queryRunner = source.createQueryRunner()
  try {
    const onWait = once(() => tell(waiting))
    const unlock =
      options.type === 'better-sqlite3'
        ? await lockFile(`${options.database}.lock`, onWait)
        : await lockDatabase(queryRunner, onWait)
    try {
      return await work(queryRunner)
    } finally {
      await unlock()
    }
  } finally {
    await queryRunner.release()
  }
}

const waiting =
  'Another process is bringing the database up to date, or is changing all of it: waiting for its end, however long that takes.'

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** SQLite has locks for as long as a transaction lasts, and a migration is several: the lock is one on a file beside it. */
async function lockFile(file: string, onWait: () => void): Promise<() => Promise<void>> {
  const lock = new sqlite(file, { timeout: 0 })
  for (;;) {
    try {
      // A journal on the disk would fail on one that is full, and with it what needs no room, such as a backup to elsewhere.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return async () => void lock.close()
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
      onWait()
      await wait(pause)
    }
  }
}

/** A lock by name holds for the whole server, so the name contains that of the database. */
const lockName = "CONCAT('shop ', MD5(DATABASE()))"

async function lockDatabase(queryRunner: QueryRunner, onWait: () => void): Promise<() => Promise<void>> {
  // One second at a time: a connection that waits longer for an answer may be taken for a silent one.
  const locked = async () => {
    const [row] = await queryRunner.query(`SELECT GET_LOCK(${lockName}, 1) AS locked`)
    return Number(row.locked) === 1
  }
  while (!(await locked())) {
    onWait()
    await wait(pause)
  }
  // A connection that is lost has lost its lock too.
  return () => queryRunner.query(`SELECT RELEASE_LOCK(${lockName})`).catch(() => undefined)
}
