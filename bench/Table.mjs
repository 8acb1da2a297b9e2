/** What was measured, as a table in the README's notation. Every row carries the bar it should pass. */
export class Table {
  /** @type {string[][]} */
  #rows = []

  /**
   * Requests a second under load, as a part of what the bare server manages.
   * @param {string} title
   * @param {number} shop requests a second
   * @param {number} bare requests a second
   * @param {number} least the ratio it should have
   */
  speed(title, shop, bare, least) {
    this.#rows.push([
      title,
      `${whole(shop)}/s`,
      `${whole(bare)}/s`,
      `${(shop / bare).toFixed(2)} of bare`,
      `≥ ${least}`,
    ])
  }

  /**
   * Processor time of one request, in requests that the bare server answers in that time.
   * @param {string} title
   * @param {number} shop microseconds
   * @param {number} bare microseconds
   * @param {number} most how many bare requests it may cost
   */
  cost(title, shop, bare, most) {
    this.#rows.push([
      title,
      `${whole(shop)} µs`,
      `${whole(bare)} µs`,
      `${(shop / bare).toFixed(1)} bare requests`,
      `≤ ${most}`,
    ])
  }

  /**
   * How long somebody waits.
   * @param {string} title
   * @param {number} shop milliseconds
   * @param {number} other milliseconds, of the bare server or of the shop in other circumstances
   * @param {string} otherName whose they are
   * @param {string} bar
   */
  wait(title, shop, other, otherName, bar) {
    const ratio = `${(shop / other).toFixed(1)} of ${otherName}`
    this.#rows.push([title, `${shop.toFixed(1)} ms`, `${other.toFixed(1)} ms`, ratio, bar])
  }

  /**
   * @param {string} title
   * @param {number} count
   * @param {string} bar
   */
  count(title, count, bar) {
    this.#rows.push([title, whole(count), '', '', bar])
  }

  /**
   * @param {string} title
   * @param {number} bytes over the wire
   * @param {number} mostKilobytes
   */
  bytes(title, bytes, mostKilobytes) {
    this.#rows.push([title, `${(bytes / 1000).toFixed(1)} KB`, '', '', `≤ ${mostKilobytes} KB`])
  }

  /**
   * @param {string} title
   * @param {number} bytes of memory
   */
  megabytes(title, bytes) {
    this.#rows.push([title, `${whole(bytes / 1_000_000)} MB`, '', '', ''])
  }

  /**
   * @param {string} title
   * @param {number} seconds
   * @param {string} bar
   */
  seconds(title, seconds, bar) {
    this.#rows.push([title, `${seconds.toFixed(1)} s`, '', '', bar])
  }

  print() {
    const lines = [
      ['what', 'this shop', 'compared with', 'ratio', 'bar'],
      ['---', '---:', '---:', '---:', '---:'],
      ...this.#rows,
    ]
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }
}

/** @param {number} value */
function whole(value) {
  return Math.round(value).toLocaleString('en')
}
