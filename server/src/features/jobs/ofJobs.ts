import type { Feature } from '../../kernel/Feature.js'

type Switches = NonNullable<Feature['switches']>

/** What there is for jobs of any kind: it goes away with the last of them. */
export function ofJobs(contents: Switches[keyof Switches]): Switches {
  return { usesRepairs: contents, usesNewPcs: contents }
}
