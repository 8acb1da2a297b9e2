import { randomUUID } from 'node:crypto'

/** @typedef {import('./ShopClient.mjs').ShopClient} ShopClient */

/**
 * @typedef {object} Pair a tip and its translation, as the shop has acknowledged them
 * @property {string} title of the Dutch one
 * @property {number | null} nl id
 * @property {number | null} en id
 *
 * @typedef {object} Unanswered the request in flight when the shop was killed: it may have been committed or not
 * @property {'add' | 'translate' | 'rename' | 'delete' | 'message'} kind
 * @property {Pair} [pair]
 * @property {string} [value] the new title, or the key of the message
 */

const maxPairs = 12

/** Writes one record after another, and records what was acknowledged. */
export class Editor {
  /** @type {Pair[]} */
  pairs = []
  /** Keys of the messages that were taken. @type {string[]} */
  messages = []
  /** @type {Unanswered | null} */
  unanswered = null
  acknowledged = 0
  /** @type {string[]} */
  faults = []

  /** @param {string} name */
  constructor(name) {
    this.name = name
  }

  /**
   * Writes until the shop does not answer any more.
   * @param {ShopClient} client
   */
  async write(client) {
    for (;;) {
      const step = this.#next()
      this.unanswered = step
      try {
        await this.#do(client, step)
      } catch (error) {
        if (error instanceof Refused) this.faults.push(error.message)
        return
      }
      this.unanswered = null
      this.acknowledged += 1
    }
  }

  /** @returns {Unanswered} */
  #next() {
    const untranslated = this.pairs.find(({ en }) => en === null)
    if (untranslated) return { kind: 'translate', pair: untranslated }
    const chance = Math.random()
    const pair = this.pairs[Math.floor(Math.random() * this.pairs.length)]
    if (!pair || (chance < 0.35 && this.pairs.length < maxPairs)) {
      return { kind: 'add', pair: { title: `${this.name} ${randomUUID()}`, nl: null, en: null } }
    }
    if (chance < 0.6) return { kind: 'rename', pair, value: `${this.name} ${randomUUID()}` }
    return chance < 0.8 ? { kind: 'delete', pair } : { kind: 'message', value: randomUUID() }
  }

  /**
   * @param {ShopClient} client
   * @param {Unanswered} step
   */
  async #do(client, { kind, pair, value = '' }) {
    if (kind === 'message') {
      await this.#send(client, value)
      this.messages.push(value)
    } else if (!pair) throw new Error(`nothing to ${kind}`)
    else if (kind === 'add') {
      pair.nl = (await wanted(201, client.rest('POST', 'tips/add-tip', { language: 'nl', title: pair.title }))).id
      this.pairs.push(pair)
    } else if (kind === 'translate') {
      const translation = { language: 'en', title: `English ${pair.title}`, translation_of: pair.nl }
      pair.en = (await wanted(201, client.rest('POST', 'tips/add-tip', translation))).id
    } else if (kind === 'rename') {
      await wanted(200, client.rest('PUT', `tip/edit/${pair.nl}`, { title: value }))
      pair.title = value
    } else {
      const { deleted } = await wanted(200, client.rest('DELETE', `tip/delete/${pair.nl}`))
      if (deleted.length !== 2) this.faults.push(`deleting ${pair.nl} took ${deleted}`)
      this.pairs = this.pairs.filter((each) => each !== pair)
    }
  }

  /**
   * @param {ShopClient} client
   * @param {string} key
   */
  async #send(client, key) {
    const message = { name: this.name, email: `${key}@example.com`, message: 'Mijn laptop is traag sinds gisteren.' }
    await wanted(200, client.rest('POST', 'send-contact-email', message, { 'idempotency-key': key }))
  }

  /**
   * Checks that everything acknowledged is there, and what became of the rest.
   * @param {ShopClient} client
   * @param {Map<number, Record<string, any>>} tips by their ids
   * @param {string[]} addresses from which messages have come
   */
  async check(client, tips, addresses) {
    const sentAgain = await this.#settle(client, tips)
    for (const { nl, en, title } of this.pairs) {
      const dutch = tips.get(Number(nl))
      if (!dutch) this.faults.push(`tip ${nl} is lost`)
      else if (dutch.title !== title) this.faults.push(`tip ${nl} is '${dutch.title}', not '${title}'`)
      if (en !== null && !tips.has(en)) this.faults.push(`tip ${en}, the translation of ${nl}, is lost`)
      if (dutch && Boolean(dutch.translation) !== (en !== null)) this.faults.push(`tip ${nl} has lost its translation`)
    }
    for (const key of this.messages) {
      const times = addresses.filter((address) => address === `${key}@example.com`).length
      if (times !== 1) this.faults.push(`the message ${key} is there ${times} times`)
    }
    const known = new Set(this.pairs.flatMap(({ nl, en }) => [nl, en]))
    for (const { id, title } of tips.values()) {
      const isOurs = title.startsWith(`${this.name} `) || title.startsWith(`English ${this.name} `)
      if (isOurs && !known.has(id)) this.faults.push(`tip ${id}, '${title}', was deleted and is there`)
    }
    if (sentAgain) this.messages.push(sentAgain)
  }

  /**
   * @param {ShopClient} client
   * @param {Map<number, Record<string, any>>} tips
   * @returns {Promise<string | undefined>} the key of a message that was sent again
   */
  async #settle(client, tips) {
    const step = this.unanswered
    this.unanswered = null
    if (!step) return undefined
    const { kind, pair, value = '' } = step
    /** @param {string} title */
    const idOf = (title) => [...tips.values()].find((tip) => tip.title === title)?.id ?? null
    if (kind === 'message') {
      // Sent again with its key, it is one message, whether or not it had been accepted.
      await this.#send(client, value)
      return value
    }
    if (!pair) return undefined
    if (kind === 'add') {
      pair.nl = idOf(pair.title)
      if (pair.nl !== null) this.pairs.push(pair)
    } else if (kind === 'translate') pair.en = idOf(`English ${pair.title}`)
    else if (kind === 'rename') {
      if (tips.get(Number(pair.nl))?.title === value) pair.title = value
    } else {
      const left = [pair.nl, pair.en].filter((id) => tips.has(Number(id)))
      if (left.length === 1) this.faults.push(`of ${pair.nl} and ${pair.en}, deleted together, ${left[0]} is left`)
      if (left.length === 0) this.pairs = this.pairs.filter((each) => each !== pair)
    }
    return undefined
  }
}

/** A wrong answer. */
class Refused extends Error {}

/**
 * @param {number} status
 * @param {Promise<import('./ShopClient.mjs').Answer>} asked
 */
async function wanted(status, asked) {
  const answer = await asked
  // A shop that is stopping says so; what it refused is not done.
  if (answer.status === 503) throw new Error('stopping')
  if (answer.status !== status) throw new Refused(`${answer.status} instead of ${status}: ${answer.text}`)
  return answer.body.data
}
