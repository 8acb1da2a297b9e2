import { Readable } from 'node:stream'
import sharp from 'sharp'
import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { fetchPublic, NotFetched } from '../../kernel/network/fetchPublic.js'
import { Media } from '../../kernel/records/Media.js'
import { maxImageBytes } from '../../kernel/shared/imageLimits.js'
import type { OwnPicture } from '../wordpress/writtenContent.js'
import { DataImport } from './DataImport.js'

const milliseconds = 10_000
/** A host that did not answer so often in succession is not asked again. */
const maxSilences = 3
/** What stands for a picture where there is none. */
export const plainPicture = 'plain'
const plainSize = { width: 1200, height: 675 }

/** The work was ended before it was done. */
class Stopped extends Error {}

/** The pictures of a site: fetched once each while its import is written, and kept by their addresses there. */
export class SitePictures {
  private readonly faults = new Map<string, Message>()
  private readonly silences = new Map<string, number>()

  constructor(
    private readonly context: Context<MediaServices>,
    private readonly id: number,
    /** Addresses in the shop by those at the old site. */
    private readonly known: Map<string, string>,
    private readonly isStopping: () => boolean,
  ) {}

  /**
   * Those that are there or can be fetched, and what is said of the others.
   * @param folder of the media library
   */
  async fetched(
    addresses: readonly string[],
    folder: string,
  ): Promise<{ pictures: Map<string, OwnPicture>; notes: Message[] }> {
    const notes: Message[] = []
    for (const address of new Set(addresses)) {
      if (this.known.has(address)) continue
      if (this.isStopping()) throw new Stopped('Pictures are fetched when the import goes on')
      const fault = this.faults.get(address) ?? (await this.fetch(address, folder))
      if (fault) {
        this.faults.set(address, fault)
        notes.push({ key: 'wordpress.noPicture', values: { name: nameOf(address), reason: fault } })
      }
    }
    return { pictures: await this.rows(addresses), notes }
  }

  private async rows(addresses: readonly string[]): Promise<Map<string, OwnPicture>> {
    const urls = [...new Set(addresses.flatMap((address) => this.known.get(address) ?? []))]
    if (urls.length === 0) return new Map()
    const media = await this.context.services.database.reader.findBy(Media, { url: In(urls) })
    const byUrl = new Map(media.map((each) => [each.url, each]))
    const found = addresses.flatMap((address): [string, OwnPicture][] => {
      const row = byUrl.get(this.known.get(address) ?? '')
      return row ? [[address, row]] : []
    })
    return new Map(found)
  }

  private async fetch(address: string, folder: string): Promise<Message | null> {
    const { settings } = this.context.services
    const host = new URL(address).host
    if ((this.silences.get(host) ?? 0) >= maxSilences) return { key: 'wordpress.picture.silent', values: { host } }
    try {
      const content =
        address === plainAddress
          ? await plain()
          : await fetchPublic(address, { settings, maxBytes: maxImageBytes, milliseconds })
      this.silences.set(host, 0)
      await this.store(address, content, folder)
      return null
    } catch (error) {
      await this.touch()
      return this.faultOf(error, host)
    }
  }

  private faultOf(error: unknown, host: string): Message {
    if (error instanceof NotFetched) {
      const isSilent = error.fault === 'unreachable' || error.fault === 'timeout'
      this.silences.set(host, isSilent ? (this.silences.get(host) ?? 0) + 1 : 0)
      return { key: `wordpress.picture.${error.fault}`, values: { host, status: error.status ?? '' } }
    }
    if (!(error instanceof ShopError) || error.code === 'UNAVAILABLE') throw error
    return error.details.message ?? { key: `error.${error.code}` }
  }

  private async store(address: string, content: Buffer, folder: string): Promise<void> {
    const file = { stream: Readable.from([content]), name: nameOf(address) }
    const url = await this.context.services.media.addWithin(file, async (manager, image) => {
      const stored = await manager.save(Media, Object.assign(image, { folder }))
      await manager.update(DataImport, { id: this.id }, { seenAt: new Date().toISOString() })
      const { pictures } = await manager.findOneByOrFail(DataImport, { id: this.id })
      await manager.update(DataImport, { id: this.id }, { pictures: { ...pictures, [address]: stored.url } })
      return stored.url
    })
    this.known.set(address, url)
  }

  /** Fetching may take long; who is not seen at work is taken for dead. */
  private async touch(): Promise<void> {
    const seenAt = new Date().toISOString()
    await this.context.services.database.write((manager) => manager.update(DataImport, { id: this.id }, { seenAt }))
  }
}

/** Made here, and at no address. */
export const plainAddress = `https://${plainPicture}.invalid/${plainPicture}.png`

/** Something to choose another picture for. */
function plain(): Promise<Buffer> {
  return sharp({ create: { ...plainSize, channels: 3, background: '#d9dee3' } })
    .png()
    .toBuffer()
}

function nameOf(address: string): string {
  const [last = ''] = new URL(address).pathname.split('/').slice(-1)
  try {
    return decodeURIComponent(last).slice(-80)
  } catch {
    return last.slice(-80)
  }
}
