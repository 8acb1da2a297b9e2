import { describe, expect, it } from '@jest/globals'
import { startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { createBucket } from '../kernel/storage/testStorages.js'

describe('[O19] the product as it is built, whose uploads are in a bucket', () => {
  it('stores the pictures of the demo there, and serves them in a width of its own', async () => {
    const bucket = await createBucket()
    const { AWS_ENDPOINT_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env
    const shop = await startShop({
      env: { UPLOADS: bucket.setting, AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
    })
    try {
      const { publicNews } = await new ShopClient(shop.url, {})
        .graphql('{ publicNews(language: nl) { items { overviewImage { url widths } } } }')
        .then(({ body }) => body.data)
      const [{ overviewImage }] = publicNews.items
      const narrow = overviewImage.url.replace(/\.\w+$/, `-${overviewImage.widths[0]}.webp`)
      const answer = await fetch(shop.url + narrow)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    } finally {
      await shop.stop()
      await bucket.drop()
    }
  })
})
