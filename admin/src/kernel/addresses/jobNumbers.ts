import { parseJobNumber } from '@shop/server/jobNumber'

/** Which job bears which number, as far as it was read: `statusRepair/142` and `statusRepair/26-0142`. */
const numbers = new Map<string, string>()
const ids = new Map<string, number>()
const listeners = new Set<() => void>()

/** Whether a part of an address is a number of a job, rather than an id: `26-0142`. */
export function isJobNumber(part: string | undefined): part is string {
  return part?.includes('-') === true && parseJobNumber(part) !== null
}

/** From then on the address of this job has its number. @param entity such as `statusRepair` */
export function learnJobNumber(entity: string, id: number, number: string): void {
  if (!isJobNumber(number) || numbers.get(`${entity}/${id}`) === number) return
  numbers.set(`${entity}/${id}`, number)
  ids.set(`${entity}/${number}`, id)
  for (const listener of listeners) listener()
}

/** What stands for a job in the address bar: its number, or its id as long as the number is unknown. */
export function numberOrId(entity: string, id: string): string {
  return numbers.get(`${entity}/${id}`) ?? id
}

/** What stands for a job inside: its id, or its number as long as the id is unknown. */
export function idOrNumber(entity: string, part: string): string {
  return String(ids.get(`${entity}/${part}`) ?? part)
}

/** As after a reload. */
export function forgetJobNumbers(): void {
  numbers.clear()
  ids.clear()
}

/** @returns what ends it */
export function whenNumberLearnt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
