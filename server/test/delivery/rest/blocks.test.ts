import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'
import { uploadPicture } from './uploadPicture.js'

describe.each(testDatabases)('blocks and edits over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let picture: string

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    const admin = await shop.login('cms-admin')
    rest = restClient(shop, admin)
    picture = await uploadPicture(shop, admin)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[P1] [P12] [P19] [X41] blocks go in and come out flat, each with its type, references as ids, images as addresses', async () => {
    const parent = await rest<{ id: number }>('POST', 'pages/add-page', { language: 'nl', title: 'Boven' })
    const { id } = dataOf(parent)
    const words = { language: 'nl', title: 'Twee jaar garantie', text: 'Op nieuwe onderdelen', icon: 'guarantee' }
    const feature = dataOf(await rest<{ id: number }>('POST', 'features/add-feature', words))
    expect(feature).toMatchObject(words)
    const column = { icon: 'new-laptop', title: 'Kolom', text: 'Tekst' }
    const answer = await rest<{ id: number; blocks: object[] }>('POST', 'pages/add-page', {
      language: 'nl',
      title: 'Onder',
      belongs_to: id,
      show_action_btn: true,
      slider_images: [picture],
      blocks: [
        { type: 'faq', background_color: 'gray', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] },
        { type: 'text_columns', columns: [column, column, column] },
        { type: 'gallery', images: [picture, picture] },
        { type: 'features', chosen_features: [feature.id] },
      ],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          belongs_to: id,
          full_url: 'boven/onder',
          show_action_btn: true,
          slider_images: [picture],
          blocks: [
            { type: 'faq', background_color: 'gray', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] },
            { type: 'text_columns', columns: [column, column, column] },
            { type: 'gallery', images: [picture, picture], image_folder_name: null, folder_images: [] },
            { type: 'features', chosen_features: [feature.id], features: [feature.id] },
          ],
        },
      },
    })
    const child = dataOf(answer)
    expect((await rest('GET', `page/${id}`)).body.data).toMatchObject({ children: [child.id] })
    const saved = await rest('PUT', `page/edit/${child.id}`, { blocks: child.blocks })
    expect(saved.body.data).toMatchObject({ blocks: child.blocks })
  })

  it('[E34] an edit changes only the fields it names', async () => {
    const fields = { language: 'nl', title: 'Muis', brand: 'Merk', price: 12.5, stock: 2, size: 'klein' }
    const { id } = dataOf(await rest<{ id: number }>('POST', 'products/add-product', fields))
    expect((await rest('PUT', `product/edit/${id}`, { size: null })).body.data).toMatchObject({ ...fields, size: null })
  })
})
