import { plain } from '../../kernel/media/pictures.js'
import type { TestShop } from '../../startTestShop.js'

/** Uploads an image over REST. @returns its address */
export async function uploadPicture(shop: TestShop, headers: Record<string, string>): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await plain(40, 30).png().toBuffer())]), 'plain.png')
  form.append('page-type', 'news-item')
  const answer = await fetch(`${shop.url}/api/image-upload/tiny-mce-upload`, { method: 'POST', body: form, headers })
  const { data } = (await answer.json()) as { data: { data: string } }
  return data.data
}
