/**
 * Milliseconds of processor time of all threads of this process. Unlike time by the clock, it does not depend on
 * the load of the machine.
 */
export async function workOf(something: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await something()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
