import { settingNames } from './readSettings.js'

/** Read by the client of the bucket instead of by the product. */
const bucketSettings = ['AWS_ACCESS_KEY_ID', 'AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_SECRET_ACCESS_KEY']

const known = [...settingNames, ...bucketSettings]

/**
 * One sentence about all names in an environment that are almost those of settings and have no effect, with the setting
 * that each probably means; null when there are none.
 */
export function misspeltSettings(environment: Readonly<Record<string, string | undefined>>): string | null {
  const found = Object.keys(environment).flatMap((name) => {
    const nearest = known.includes(name) ? undefined : nearestSetting(name)
    // A program beside the shop may use the other spelling on purpose, and the shop has what it needs.
    return nearest && !environment[nearest] ? [`${name} (did you mean ${nearest}?)`] : []
  })
  return found.length > 0 ? `No setting has this name, so it has no effect: ${found.join(', ')}.` : null
}

function nearestSetting(name: string): string | undefined {
  const written = name.toUpperCase().replaceAll('-', '_')
  const [nearest] = known
    .map((setting) => ({ setting, distance: editDistance(written, setting) }))
    .filter(({ setting, distance }) => distance <= maxMistakes(written, setting))
    .sort((one, other) => one.distance - other.distance)
  return nearest?.setting
}

/** Short names are one letter away from ordinary ones (PORT and PORTS, HOST and HOME): there, only swapped letters count. */
function maxMistakes(written: string, setting: string): number {
  if (setting.length <= 5) return sorted(written) === sorted(setting) ? 1 : 0
  return setting.length <= 8 ? 1 : 2
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/** How many letters were left out, added, replaced, or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  const distances = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => distances[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const line = distances[row] as number[]
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}
