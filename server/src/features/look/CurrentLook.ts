import { type IconName, type Mark, makeIcon } from './icons.js'
import { initialPlate } from './initialPlate.js'
import type { Look } from './Look.js'
import { type ShownLook, showLook } from './ShownLook.js'
import { sharePicture } from './sharePicture.js'

interface Source {
  /** What the owner chose, as it is stored. */
  read(): Promise<Look>
  /** An uploaded image, by its address; null when it is gone. */
  image(url: string): Promise<{ content: Buffer; width: number; height: number } | null>
}

/** A wider logo is a row of words, of which an icon would show nothing. */
const widestIcon = 1.5

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** What the shop looks like. */
    look: CurrentLook
  }
}

/** The look as it is now, made once for as long as the content is what it was. */
export class CurrentLook {
  private isStale = false
  private isCached = true
  private making: Promise<ShownLook> | null = null
  private version = 0
  private mark: { hash: string; made: Promise<Mark> } | null = null
  private picture: { hash: string; made: Promise<Buffer> } | null = null
  private readonly icons = new Map<string, Promise<Buffer>>()

  private constructor(
    private readonly source: Source,
    private made: ShownLook,
  ) {}

  static async open(source: Source): Promise<CurrentLook> {
    return new CurrentLook(source, showLook(lookOf(await source.read())))
  }

  /** The last known one: for pages that say that the database does not answer. */
  get remembered(): ShownLook {
    return this.made
  }

  /** Called after every change of content. */
  invalidate(): void {
    this.version += 1
    this.isStale = true
    this.making = null
  }

  /** While this instance does not learn of the changes of others, the look is read each time. */
  setCached(isCached: boolean): void {
    this.isCached = isCached
    this.invalidate()
  }

  async current(): Promise<ShownLook> {
    if (this.isCached && !this.isStale) return this.made
    this.making ??= this.make().finally(() => {
      this.making = null
    })
    return this.making
  }

  /** @throws when the uploaded image cannot be read */
  icon(shown: ShownLook, name: IconName): Promise<Buffer> {
    const key = `${shown.hash} ${name}`
    const known = this.icons.get(key)
    if (known) return known
    for (const old of this.icons.keys()) if (!old.startsWith(shown.hash)) this.icons.delete(old)
    if (this.mark?.hash !== shown.hash) this.mark = { hash: shown.hash, made: this.markOf(shown) }
    const icon = this.mark.made.then((mark) => makeIcon(name, mark))
    icon.catch(() => {
      this.icons.delete(key)
      this.mark = null
    })
    this.icons.set(key, icon)
    return icon
  }

  /** @throws when the uploaded image cannot be read */
  sharePicture(shown: ShownLook): Promise<Buffer> {
    if (this.picture?.hash === shown.hash) return this.picture.made
    const { ground, ink, fill } = shown.palette.light.white
    const made = this.icon(shown, 'icon-512.png').then((mark) =>
      sharePicture(shown.look.name, mark, { ground, ink, accent: fill }),
    )
    this.picture = { hash: shown.hash, made }
    made.catch(() => {
      this.picture = null
    })
    return made
  }

  private async make(): Promise<ShownLook> {
    const { version } = this
    const look = lookOf(await this.source.read())
    if (JSON.stringify(look) !== JSON.stringify(this.made.look)) this.made = showLook(look)
    // What changed in the meantime is read by the next one.
    if (version === this.version) this.isStale = false
    return this.made
  }

  private async markOf({ look, palette }: ShownLook): Promise<Mark> {
    const { fill, onFill } = palette.light.white
    const plates = { lightPlate: '#ffffff', darkPlate: palette.shade }
    if (look.icon) {
      const image = await this.source.image(look.icon)
      if (image) return { ...plates, content: image.content }
    }
    const logo = look.logo ? await this.source.image(look.logo) : null
    if (logo && logo.width <= logo.height * widestIcon && logo.height <= logo.width * widestIcon) {
      return { ...plates, content: logo.content }
    }
    return { lightPlate: fill, darkPlate: fill, content: await initialPlate(look.name, fill, onFill) }
  }
}

/** What of the shop's record is its look. */
function lookOf(shop: Look): Look {
  const { name, logo, logoDark, icon, accentColor, groundColor, headingFace, edgeShape } = shop
  return { name, logo, logoDark, icon, accentColor, groundColor, headingFace, edgeShape }
}
