/**
 * Loaded into a shop before it starts: nothing that it answers is cached, neither the bytes of an answer nor the reads
 * that pages have in common, so that every request is the first one after a change of content.
 */
import { inRoot } from '../scripts/house/root.mjs'

const { AnswerCache, KeptAnswer } = await import(inRoot('server/dist/cache/AnswerCache.js'))

const uncached = {
  find: () => undefined,
  keep: (/** @type {string} */ _key, /** @type {unknown} */ answer) => new KeptAnswer(answer),
  remember: async (/** @type {string} */ _key, /** @type {() => Promise<unknown>} */ make) =>
    new KeptAnswer(await make()),
  rememberRead: (/** @type {string} */ _key, /** @type {() => Promise<unknown>} */ read) => read(),
}

for (const [name, value] of Object.entries(uncached)) {
  if (!(name in AnswerCache.prototype)) throw new Error(`The cache of answers has no ${name}`)
  Object.defineProperty(AnswerCache.prototype, name, { value })
}
