/** The measures as a table in the notation of docs/speed.md. Every row has its bar, and whether it is met. */
export class Table {
  /** @type {string[][]} */
  #rows = []

  /**
   * Requests a second under load, as a part of what the bare server manages.
   * @param {string} title
   * @param {number} shop requests a second
   * @param {number} other requests a second, of the bare server or of the shop in other circumstances
   * @param {number} least the ratio it should have
   * @param {string} [otherName] whose they are
   */
  speed(title, shop, other, least, otherName = 'bare') {
    const ratio = shop / other
    const cells = [`${whole(shop)}/s`, `${whole(other)}/s`, `${ratio.toFixed(2)} of ${otherName}`, `≥ ${least}`]
    this.#add(title, cells, ratio >= least)
  }

  /**
   * Processor time of one request, in requests that the bare server answers in that time.
   * @param {string} title
   * @param {number} shop microseconds
   * @param {number} bare microseconds
   * @param {number} most how many bare requests it may cost
   */
  cost(title, shop, bare, most) {
    const ratio = shop / bare
    const cells = [`${whole(shop)} µs`, `${whole(bare)} µs`, `${ratio.toFixed(1)} bare requests`, `≤ ${most}`]
    this.#add(title, cells, ratio <= most)
  }

  /**
   * Processor time of something that takes several requests.
   * @param {string} title
   * @param {number} shop microseconds
   * @param {number} bare microseconds
   * @param {number} most the ratio it may have
   */
  times(title, shop, bare, most) {
    const ratio = shop / bare
    const cells = [
      `${(shop / 1000).toFixed(2)} ms`,
      `${(bare / 1000).toFixed(2)} ms`,
      `${ratio.toFixed(2)} of bare`,
      `≤ ${most} of bare`,
    ]
    this.#add(title, cells, ratio <= most)
  }

  /**
   * Processor time of one request under load.
   * @param {string} title
   * @param {number} shop microseconds
   * @param {number} bare microseconds
   * @param {number} [most] milliseconds
   */
  processor(title, shop, bare, most) {
    const milliseconds = shop / 1000
    const cells = [
      `${milliseconds.toFixed(2)} ms`,
      `${(bare / 1000).toFixed(2)} ms`,
      `${(shop / bare).toFixed(1)} bare requests`,
    ]
    if (most === undefined) this.#add(title, [...cells, ''])
    else this.#add(title, [...cells, `≤ ${most} ms`], milliseconds <= most)
  }

  /**
   * Processor time of a request that was never sent before, beside the one that is answered from the cache.
   * @param {string} title
   * @param {number} unlike microseconds
   * @param {number} cached microseconds
   * @param {number} status of the answer: a refusal is a way of passing
   * @param {number} most how many cached answers it may cost
   */
  detour(title, unlike, cached, status, most) {
    const ratio = unlike / cached
    const cells = [
      `${(unlike / 1000).toFixed(2)} ms`,
      `${(cached / 1000).toFixed(2)} ms`,
      `${ratio.toFixed(1)} of cached${status >= 400 ? `, refused (${status})` : ''}`,
      `≤ ${most} or refused`,
    ]
    this.#add(title, cells, ratio <= most || status >= 400)
  }

  /**
   * How long a client waits.
   * @param {string} title
   * @param {number} shop milliseconds
   * @param {number} other milliseconds, of the bare server or of the shop in other circumstances
   * @param {string} otherName whose they are
   * @param {number} [most] the ratio it may have
   */
  wait(title, shop, other, otherName, most) {
    const ratio = shop / other
    const cells = [`${shop.toFixed(1)} ms`, `${other.toFixed(1)} ms`, `${ratio.toFixed(1)} of ${otherName}`]
    if (most === undefined) this.#add(title, [...cells, ''])
    else this.#add(title, [...cells, `≤ ${most}`], ratio <= most)
  }

  /**
   * @param {string} title
   * @param {number} count
   * @param {number} most
   */
  count(title, count, most) {
    this.#add(title, [whole(count), '', '', most === 0 ? '0' : `≤ ${most}`], count <= most)
  }

  /**
   * @param {string} title
   * @param {number} bytes over the wire
   * @param {number} maxKilobytes
   */
  bytes(title, bytes, maxKilobytes) {
    const kilobytes = bytes / 1000
    this.#add(title, [`${kilobytes.toFixed(1)} KB`, '', '', `≤ ${maxKilobytes} KB`], kilobytes <= maxKilobytes)
  }

  /**
   * @param {string} title
   * @param {number} bytes of memory
   */
  megabytes(title, bytes) {
    this.#add(title, [`${whole(bytes / 1_000_000)} MB`, '', '', ''])
  }

  /**
   * @param {string} title
   * @param {number} seconds
   * @param {number} most
   */
  seconds(title, seconds, most) {
    this.#add(title, [`${seconds.toFixed(1)} s`, '', '', `< ${most} s`], seconds < most)
  }

  /**
   * What something costs a browser.
   * @param {string} title
   * @param {number} spent milliseconds of processor time
   * @param {number} most milliseconds
   */
  milliseconds(title, spent, most) {
    this.#add(title, [`${spent.toFixed(1)} ms`, '', '', `< ${most} ms`], spent < most)
  }

  print() {
    const lines = [
      ['what', 'this shop', 'compared with', 'ratio', 'bar', 'met'],
      ['---', '---:', '---:', '---:', '---:', '---'],
      ...this.#rows,
    ]
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }

  /**
   * @param {string} title
   * @param {string[]} cells
   * @param {boolean} [isMet] not given where there is no bar
   */
  #add(title, cells, isMet) {
    this.#rows.push([title, ...cells, isMet === undefined ? '' : isMet ? 'yes' : 'no'])
  }
}

/** @param {number} value */
function whole(value) {
  return Math.round(value).toLocaleString('en')
}
