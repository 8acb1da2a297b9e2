import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { previewAddress } from '../src/kernel/addresses/previewAddress'
import { publicAddress } from '../src/kernel/addresses/publicAddress'
import { openScreen } from './openScreen'
import { catalogue } from './shopFixture'

const common = { language: 'nl' as const, version: 1, referenced: {}, sibling: null }
const laptop = { ...common, id: 5, title: 'Laptop', url: 'laptop', price: 499 }
const shown = { ...common, id: 1, title: 'Reparatie', fullUrl: 'reparatie', visible: true }
const hidden = { ...common, id: 2, title: 'Nog niet', fullUrl: 'nog-niet', visible: false }

const linkTo = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return [link.getAttribute('href'), link.getAttribute('target')]
}

describe('previews in the back office', () => {
  it('[B6] a form leads to the preview and to the record on the site, each in a new tab', async () => {
    openScreen('producten/wijzigen/5', { getOne: async () => ({ data: laptop }) })
    expect(await linkTo('Voorbeeld')).toEqual(['/cougarXr7/preview/product/5', '_blank'])
    expect(await linkTo('Bekijk op de site')).toEqual(['/verkoop/product-verkoop/laptop', '_blank'])
  })

  it('[B6] so does every row of an overview, by the name of its record', async () => {
    openScreen("pagina's/overzicht", { getList: async () => ({ data: [shown, hidden], total: 2 }) })
    expect(await linkTo('Voorbeeld van Reparatie (nieuw tabblad)')).toEqual(['/cougarXr7/preview/pagina/1', '_blank'])
    expect(await linkTo('Reparatie op de site (nieuw tabblad)')).toEqual(['/nl/reparatie', '_blank'])
    expect(await linkTo('Voorbeeld van Nog niet (nieuw tabblad)')).toEqual(['/cougarXr7/preview/pagina/2', '_blank'])
    expect(screen.queryByRole('link', { name: /^Nog niet op de site/ })).toBeNull()
  })

  it('[B6] speaks English', async () => {
    openScreen('producten/wijzigen/5', { getOne: async () => ({ data: laptop }) }, 'en')
    expect(await linkTo('Preview')).toEqual(['/cougarXr7/preview/product/5', '_blank'])
  })

  it('[B6] what has no screen on the site has neither', () => {
    const review = { ...common, id: 3 }
    expect(previewAddress(catalogue.entity('review'), 3)).toBeUndefined()
    expect(publicAddress('review', review)).toBeUndefined()
  })
})
