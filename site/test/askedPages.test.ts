/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { resolve } from '../src/app/entry.server'

const cookies = {}
const addressOf = (url: string) => {
  const asked = resolve(url, cookies)
  return asked && 'address' in asked ? asked.address : asked
}

describe('what visitors ask for', () => {
  it.each([
    ['/nl', '/nl'],
    ['/nl?x=1', '/nl'],
    ['/nl?pagina=2', '/nl'],
    ['/nl?', '/nl'],
    ['/nl/nieuws?pagina=1&utm_source=mail', '/nl/nieuws'],
    ['/nl/nieuws?groep=5&x=1&pagina=2&categorie=', '/nl/nieuws?pagina=2&groep=5'],
    ['/nl/nieuws?pagina=2&pagina=3', '/nl/nieuws?pagina=2'],
    ['/nl/nieuws?page=2', '/nl/nieuws'],
    ['/en/news?page=2', '/en/news?page=2'],
    ['/nl/nieuws?pagina=0', '/nl/nieuws?pagina=-'],
    ['/nl/nieuws?pagina=zoveel', '/nl/nieuws?pagina=-'],
    ['/en/sale/product-sale?condition=as-new&type=outlet', '/en/sale/product-sale?type=outlet&condition=as-new'],
    ['/en/sale/product-sale?type=anything', '/en/sale/product-sale?type=-'],
    [
      '/nl/verkoop/product-verkoop?volgorde=cheapest&voorraad=1&prijs=100-250&merk=hp&soort=&staat=',
      '/nl/verkoop/product-verkoop?merk=hp&prijs=100-250&voorraad=1&volgorde=cheapest',
    ],
    ['/en/sale/product-sale?sort=newest&stock=', '/en/sale/product-sale'],
    ['/en/sale/product-sale?price=101-250&brand=H%20P', '/en/sale/product-sale?brand=-&price=-'],
    ['/nl/contact?form=appointment&sent=yes', '/nl/contact?form=appointment'],
    ['/nl/contact?form=other', '/nl/contact'],
    ['/nl?notice=no-permission', '/nl?notice=no-permission'],
    ['/nl?notice=anything', '/nl'],
    ['/nl?redirect=/anything', '/nl?redirect=1'],
    ['/login-status?redirect=/status&language=en&x=1', '/login-status?redirect=%2Fstatus&language=en'],
    ['/nl/zoeken?q=%20wifi%20%20traag%0a&x=1', '/nl/zoeken?q=wifi+traag'],
    ['/nl/zoeken?pagina=2&q=wifi', '/nl/zoeken?q=wifi&pagina=2'],
    ['/nl/zoeken?q=%20', '/nl/zoeken'],
    [`/nl/zoeken?q=${'a'.repeat(90)}+${'b'.repeat(2000)}`, `/nl/zoeken?q=${'a'.repeat(90)}`],
    ['/nl/n%69euws', '/nl/nieuws'],
    ['/nl/./nieuws', '/nl/nieuws'],
    ['/en/../nl\\nieuws', '/nl/nieuws'],
    ['/nl/caf%c3%a9', '/nl/caf%C3%A9'],
  ])('[X6] %s is %s to the shop', (url, address) => {
    expect(addressOf(url)).toBe(address)
  })

  it('[X6] there is no end of addresses that cannot be decoded: none is a page', () => {
    expect(resolve('/nl/%ff', cookies)).toBeNull()
    expect(resolve('/nl/%', cookies)).toBeNull()
  })

  it.each([
    ['/nl//nieuws/?pagina=2', '/nl/nieuws?pagina=2'],
    ['/nl/', '/nl'],
    ['//evil.example', '/evil.example'],
  ])('[X6] %s is to be %s', (url, redirectTo) => {
    expect(resolve(url, cookies)).toEqual({ redirectTo, status: 301 })
  })

  it('[X6] [V2] what visitors type is told apart, because there is no end of it', () => {
    expect(resolve('/en/search?q=wifi', cookies)).toMatchObject({ isTyped: true, isOwn: false, isScreen: true })
    expect(resolve('/en/search?page=2', cookies)).not.toHaveProperty('isTyped')
  })

  it('[X6] the page of one visitor alone is told apart', () => {
    const isOwn = (url: string) => resolve(url, cookies)
    expect(isOwn('/nl/contact?about=Laptop&x=1')).toMatchObject({ address: '/nl/contact?about=Laptop', isOwn: true })
    expect(isOwn('/wachtwoord?token=abc')).toMatchObject({ address: '/wachtwoord?token=abc', isOwn: true })
    expect(isOwn('/login-admin?redirect=/cougarXr7/tips')).toMatchObject({ isOwn: true })
    expect(isOwn('/login-admin?redirect=/cougarXr7')).toMatchObject({ isOwn: false })
    expect(isOwn('/nl/contact?about=')).toMatchObject({ address: '/nl/contact', isOwn: false })
  })

  it('[X6] a screen is told apart from an address that may lead to nothing', () => {
    const isScreen = (url: string) => (resolve(url, cookies) as { isScreen: boolean }).isScreen
    expect(['/nl', '/en/reviews', '/login-zzp', '/pagina-niet-gevonden'].map(isScreen)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['/nl/nieuws/x', '/nl/x', '/', '/nieuws'].map(isScreen)).toEqual([false, false, false, false])
  })

  it('[X51] the language that was chosen last is kept by screens whose address names none', () => {
    const state = { state: '{"language":"en"}' }
    expect(resolve('/login-status?redirect=/status', state)).toEqual({
      redirectTo: '/login-status?redirect=%2Fstatus&language=en',
      status: 302,
    })
    expect(resolve('/login-status?language=nl', state)).toMatchObject({ address: '/login-status?language=nl' })
    expect(resolve('/nl', state)).toMatchObject({ address: '/nl' })
  })
})
