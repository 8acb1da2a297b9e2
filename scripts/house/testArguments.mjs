export const parts = /** @type {const} */ (['commands', 'server', 'faults', 'site', 'admin', 'browser'])

/** @typedef {typeof parts[number]} Part */

/**
 * What stands after `npm test --`: the word `every` for the long forms, names of parts to run only those, and after one
 * part whatever its own runner understands: `server --watch`, `server accounts/login -t "locks"`, `browser pages`.
 * @param {string[]} words
 * @returns {{isEvery: boolean, chosen: Part[], handedOn: string[]}}
 * @throws {Error} with a sentence for the user
 */
export function readTestArguments(words) {
  const count = words.findIndex((word) => word !== 'every' && !isPart(word))
  const named = count === -1 ? words : words.slice(0, count)
  const handedOn = count === -1 ? [] : words.slice(count)
  const asked = named.filter(isPart)
  if (handedOn.length > 0 && asked.length !== 1) {
    throw new Error(
      `"${handedOn.join(' ')}" can be handed on to one part; name it before: the parts are ${parts.join(', ')}.`,
    )
  }
  return {
    isEvery: named.includes('every'),
    chosen: asked.length === 0 ? [...parts] : parts.filter((part) => asked.includes(part)),
    handedOn,
  }
}

/** @param {string} word @returns {word is Part} */
function isPart(word) {
  return parts.some((part) => part === word)
}

/** Whether a runner stays after its tests, and runs them again when files change. @param {string[]} handedOn */
export function isWatching(handedOn) {
  return handedOn.some((word) => word === '--watch' || word === '--watchAll' || word === '--ui')
}
