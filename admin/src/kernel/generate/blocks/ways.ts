/** One of several ways in which a block chooses what it shows, of which exactly one is taken. */
export interface Way {
  name: string
  /** The fields that it is chosen with; those of the other ways are emptied. */
  fields: readonly string[]
  /** Switched on by choosing the way itself. */
  flag?: string
}

/** The ways of a block, by the name of its type. The server refuses none and more than one. */
export const waysOf: Readonly<Record<string, readonly Way[]>> = {
  specificNews: [
    { name: 'random', fields: ['randomOrder', 'count'], flag: 'randomOrder' },
    { name: 'chosen', fields: ['chosenNews'] },
    { name: 'category', fields: ['category', 'group', 'count'] },
  ],
  specificServices: [
    { name: 'services', fields: ['services'] },
    { name: 'groups', fields: ['serviceGroups'] },
  ],
}

/** The way that a block has been filled in for; the first that says something. */
export function wayIn(ways: readonly Way[], value: Readonly<Record<string, unknown>>): Way | undefined {
  return ways.find(({ fields, flag }) =>
    flag ? value[flag] === true : fields.some((name) => name !== 'count' && isFilled(value[name])),
  )
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}
