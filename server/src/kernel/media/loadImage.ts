import type { PublicContext } from '../context/PublicContext.js'
import type { ImageObject } from '../fields/ImageObject.js'
import { Media } from '../records/Media.js'
import type { Language } from '../shared/screens.js'
import { imageObject } from './imageObject.js'

/** The image at this address, read together with the others of the answer; null when there is none. */
export async function loadImage(
  { loaders, language }: Pick<PublicContext, 'loaders' | 'language'>,
  url: string,
  languageOfRow?: Language,
): Promise<ImageObject | null> {
  const media = await loaders
    .batch('image', async (urls: readonly string[]) => {
      const found = await loaders.rows.find(Media, { where: { url: urls } })
      const byUrl = new Map(found.map((each) => [each.url, each]))
      return urls.map((one) => byUrl.get(one) ?? null)
    })
    .load(url)
  return media && imageObject(media, languageOfRow ?? language)
}
