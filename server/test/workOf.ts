/**
 * Milliseconds of processor time that something costs this process, in all of its threads. On the clock it may take any
 * time more, when the machine is busy with something else.
 */
export async function workOf(something: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await something()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
