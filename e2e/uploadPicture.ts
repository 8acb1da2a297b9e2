import type { Session } from '../scripts/house/session.mjs'
import { shopAddress } from './stories.js'

const mutation = 'mutation ($file: Upload!) { uploadImage(file: $file, pageType: "product") { url } }'

/** Uploads a picture over the API. @returns its address */
export async function uploadPicture(api: Session, content: Buffer): Promise<string> {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: mutation, variables: { file: null } }))
  form.set('map', JSON.stringify({ file: ['variables.file'] }))
  form.set('file', new Blob([new Uint8Array(content)]), 'picture')
  const headers = { ...api.headers, 'apollo-require-preflight': 'true' }
  const answer = await fetch(shopAddress('/graphql'), { method: 'POST', headers, body: form })
  const { data, errors } = (await answer.json()) as { data?: { uploadImage: { url: string } }; errors?: object }
  if (!data) throw new Error(JSON.stringify(errors))
  return data.uploadImage.url
}
