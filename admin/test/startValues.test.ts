import { describe, expect, it } from '@jest/globals'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { emptyFields } from '../src/kernel/generate/field/emptyValues'
import { copyForTranslation } from '../src/kernel/generate/form/copyForTranslation'
import { withoutSharedFacts } from '../src/kernel/generate/form/withoutSharedFacts'
import { entity, field } from './descriptions'
import { catalogue } from './shopFixture'

const image = { url: '/uploads/images/a.jpg', width: 800, height: 600, widths: [320] }

describe('a translation', () => {
  it('begins with what is not text, in the other language, and with the twin of every reference', async () => {
    const sibling: FormRecord = {
      id: 5,
      language: 'nl',
      title: 'Nepmail',
      text: '<p>x</p>',
      category: 3,
      overviewImage: image,
      referenced: {},
      sibling: null,
    }
    const values = await copyForTranslation(
      catalogue.entity('newsItem'),
      catalogue,
      sibling,
      async (_reference, id) => id + 1,
    )
    expect(values).toEqual({ language: 'en', title: null, text: null, category: 4, overviewImage: image })
  })

  it('has the blocks of its sibling without their texts', async () => {
    const blocks = [{ __type: 'card', title: 'Diensten', cards: [{ title: 'Een', image, icon: 'fast' }] }]
    const sibling: FormRecord = {
      id: 1,
      language: 'en',
      title: 'Home',
      blocks,
      sliderImages: [image],
      referenced: {},
      sibling: null,
    }
    const values = await copyForTranslation(catalogue.entity('page'), catalogue, sibling, async () => null)
    expect(values).toMatchObject({
      language: 'nl',
      title: null,
      sliderImages: [image],
      blocks: [{ __type: 'card', title: null, cards: [{ title: null, image, icon: 'fast' }] }],
    })
  })
})

describe('[C2] what is sent of a translation', () => {
  const product = entity('product', 'Product', 'products', 'producten', [
    field('title', 'text'),
    field('price', 'money', { isShared: true }),
    field('brand', 'text', { isShared: true }),
  ])

  it('leaves out the facts that were left as the sibling has them', () => {
    const begun = { title: null, price: 349, brand: 'Asus' }
    const values = { title: 'Laptop', price: 349, brand: 'Acer' }
    expect(withoutSharedFacts(product, values, begun)).toEqual({ title: 'Laptop', brand: 'Acer' })
  })
})

describe('the translation of a page', () => {
  it.each([
    ['home-nl', 'en', 'home-en'],
    ['contact-en', 'nl', 'contact-nl'],
    ['over-ons', 'en', null],
  ])('[P8] has at %s the url by which the site knows it in %s: %s', async (url, language, own) => {
    const sibling: FormRecord = {
      id: 1,
      language: language === 'nl' ? 'en' : 'nl',
      url,
      title: 'Wij',
      referenced: {},
      sibling: null,
    }
    const values = await copyForTranslation(catalogue.entity('page'), catalogue, sibling, async () => null)
    expect(values).toMatchObject({ language })
    expect(values.url ?? null).toBe(own)
  })

  it('has the twins of what its blocks refer to, without those that have none', async () => {
    const blocks = [
      { __type: 'specificTips', title: 'Tips', tips: [8, 3, 5] },
      { __type: 'specificNews', chosenNews: [3], category: 7 },
    ]
    const sibling: FormRecord = { id: 1, language: 'nl', title: 'Home', blocks, referenced: {}, sibling: null }
    const twins: Record<number, number> = { 8: 18, 5: 15, 7: 17 }
    const values = await copyForTranslation(
      catalogue.entity('page'),
      catalogue,
      sibling,
      async (_reference, id) => twins[id] ?? null,
    )
    expect(values.blocks).toEqual([
      { __type: 'specificTips', title: null, tips: [18, 15] },
      { __type: 'specificNews', chosenNews: [], category: 17 },
    ])
  })
})

describe('a new block', () => {
  it('begins with the fewest items that it may have', () => {
    expect(emptyFields(catalogue.block('card').fields).cards).toHaveLength(3)
  })
})
