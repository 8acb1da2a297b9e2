import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a condition holds, limited only by the timeout of the test, since machines may be slow. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10)
}
