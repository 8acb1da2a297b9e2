import type { Attachment } from './WordPressItem.js'

const sizedForm = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/
const proxied = /^i\d\.wp\.com$/

/** The files of an export by their numbers and their addresses. */
export class Attachments {
  private readonly byId = new Map<number, Attachment>()
  private readonly byAddress = new Map<string, Attachment>()

  constructor(
    private readonly site: string,
    readonly all: readonly Attachment[],
  ) {
    for (const each of all) {
      this.byId.set(each.id, each)
      this.byAddress.set(keyOf(each.url), each)
    }
  }

  of(id: number): Attachment | undefined {
    return this.byId.get(id)
  }

  /** The whole address of something that a text names; null for what is at no address, such as a picture within the text. */
  whole(address: string): string | null {
    try {
      const url = new URL(address.trim(), this.site || undefined)
      // A cache of pictures names the one that it has in its path.
      const own = proxied.test(url.hostname) ? new URL(`https:/${url.pathname}`) : url
      return own.protocol === 'https:' || own.protocol === 'http:' ? own.href : null
    } catch {
      return null
    }
  }

  /**
   * Where a picture of a text is in full size: texts name the size in which it was shown, `photo-300x200.jpg`.
   * @param id of the attachment, where the text says it
   */
  picture(address: string, id: number | null): Attachment | null {
    const byId = id === null ? undefined : this.byId.get(id)
    if (byId) return byId
    const url = this.whole(address)
    if (url === null) return null
    const full = url.replace(sizedForm, '')
    const scaled = full.replace(/(?=\.\w{3,4}$)/, '-scaled')
    const known = [url, full, scaled].map((each) => this.byAddress.get(keyOf(each))).find((each) => each)
    return known ?? { id: 0, url, alt: '', parent: 0 }
  }

  /** Whether an address is of the old site. */
  isOfSite(url: string): boolean {
    return this.site !== '' && URL.canParse(this.site) && hostOf(url) === hostOf(this.site)
  }
}

function keyOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[?#].*$/, '')
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
