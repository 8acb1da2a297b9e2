import type { SwitchedContents, Switches } from '../parts/SwitchedContents.js'

/** What there is for jobs of any kind: it goes away with the last of them. */
export function ofJobs(contents: SwitchedContents): Switches {
  return { usesRepairs: contents, usesNewPcs: contents }
}
