import type { EntityManager, QueryRunner } from 'typeorm'

const waiting = new WeakMap<QueryRunner, (() => void)[]>()

/** Runs work once the transaction has been committed, and never when it is undone. */
export function afterCommit({ queryRunner }: EntityManager, work: () => void): void {
  if (queryRunner) waiting.get(queryRunner)?.push(work)
}

/** Starts collecting such work. @returns what will have been collected at the end of the transaction */
export function collectAfterCommit({ queryRunner }: EntityManager): readonly (() => void)[] {
  const collected: (() => void)[] = []
  if (queryRunner) waiting.set(queryRunner, collected)
  return collected
}
