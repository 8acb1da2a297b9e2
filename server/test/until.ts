import { setTimeout as wait } from 'node:timers/promises'

/** Waits for what must come about. How long that may take is the time of the test: a slow machine is no fault. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10)
}
