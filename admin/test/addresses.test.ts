import { describe, expect, it } from '@jest/globals'
import { AddressBook } from '../src/kernel/addresses/AddressBook'
import { learnJobNumber } from '../src/kernel/addresses/jobNumbers'
import { alone, entity } from './descriptions'
import { catalogue } from './shopFixture'

const addresses = new AddressBook(catalogue.entities)
/** With a list, a form to add and a form to change: what most sections have. */
const sections = catalogue.entities.filter((entity) => entity.hasList && entity.createdBy !== null && entity.canEdit)
const ids = ['1', '5', '42', '1000000']

describe('the Dutch addresses', () => {
  const pairs = sections.flatMap(({ name, section }) => [
    [`/${name}`, `/cougarXr7/${section}/overzicht`],
    [`/${name}/create`, `/cougarXr7/${section}/toevoegen`],
    ...ids.map((id) => [`/${name}/${id}`, `/cougarXr7/${section}/wijzigen/${id}`]),
    ...ids.map((id) => [`/${name}/${id}/history`, `/cougarXr7/${section}/geschiedenis/${id}`]),
  ])

  it('[B2] [B10] lead to react-admin and back, one to one, for every section', () => {
    for (const [inside = '', outside = ''] of pairs) {
      expect(addresses.toOutside(inside)).toBe(outside)
      expect(addresses.toInside(outside)).toBe(inside)
    }
    expect(new Set(pairs.map(([inside]) => inside)).size).toBe(new Set(pairs.map(([, outside]) => outside)).size)
  })

  it('[B3] [X63] customers have a list, a form to add and a page of their own', () => {
    expect(addresses.toInside('/cougarXr7/klanten/overzicht')).toBe('/customer')
    expect(addresses.toInside('/cougarXr7/klanten/toevoegen')).toBe('/customer/create')
    expect(addresses.canonical('/cougarXr7/klanten/wijzigen/5')).toBe('/cougarXr7/klanten/wijzigen/5')
    expect(addresses.canonical('/cougarXr7/klanten/bekijken/5')).not.toBe('/cougarXr7/klanten/bekijken/5')
  })

  it('[B4] mail has a list and is read, never added or changed', () => {
    for (const [name, section] of [
      ['email', 'emails'],
      ['emailPhone', 'emails-mobiel'],
      ['emailRemoteAssistance', 'emails-hulp-op-afstand'],
      ['outgoingMail', 'uitgaande-mail'],
    ]) {
      expect(addresses.toInside(`/cougarXr7/${section}/overzicht`)).toBe(`/${name}`)
      expect(addresses.toInside(`/cougarXr7/${section}/bekijken/5`)).toBe(`/${name}/5/show`)
      expect(addresses.toOutside(`/${name}/5/show`)).toBe(`/cougarXr7/${section}/bekijken/5`)
      for (const rest of ['toevoegen', 'wijzigen/5']) {
        expect(addresses.canonical(`/cougarXr7/${section}/${rest}`)).toBe(`/cougarXr7/${section}/overzicht`)
      }
    }
  })

  it('[K3] a job is reached by its number too, and has it in the address once it is known whose it is', () => {
    for (const [action, after] of [
      ['wijzigen', ''],
      ['geschiedenis', '/history'],
    ] as const) {
      const byNumber = `/cougarXr7/reparaties/${action}/26-0199`
      expect(addresses.toInside(byNumber)).toBe(`/statusRepair/26-0199${after}`)
      expect(addresses.toOutside(`/statusRepair/26-0199${after}`)).toBe(byNumber)
      expect(addresses.canonical(byNumber)).toBe(byNumber)
      expect(addresses.canonical(`/cougarXr7/producten/${action}/26-0199`)).toBe('/cougarXr7/producten/overzicht')
    }
    learnJobNumber('statusRepair', 99, '26-0199')
    expect(addresses.toInside('/cougarXr7/reparaties/wijzigen/26-0199')).toBe('/statusRepair/99')
    expect(addresses.toInside('/cougarXr7/reparaties/wijzigen/99')).toBe('/statusRepair/99')
    expect(addresses.toOutside('/statusRepair/99')).toBe('/cougarXr7/reparaties/wijzigen/26-0199')
    expect(addresses.toOutside('/statusRepair/99/history')).toBe('/cougarXr7/reparaties/geschiedenis/26-0199')
    expect(addresses.toOutside('/product/99')).toBe('/cougarXr7/producten/wijzigen/99')
  })

  it('[B5] an accountant download is changed under an address of two parts, and has no list', () => {
    const address = '/cougarXr7/boekhouding/downloads/wijzigen/1'
    expect(addresses.toInside(address)).toBe('/accountantDownload/1')
    expect(addresses.toOutside('/accountantDownload/1')).toBe(address)
    for (const rest of ['', '/overzicht', '/toevoegen']) {
      expect(addresses.canonical(`/cougarXr7/boekhouding/downloads${rest}`)).toBe('/cougarXr7/dashboard')
    }
  })

  it('[B10] what was deleted has an address of its own', () => {
    expect(addresses.toInside('/cougarXr7/prullenbak')).toBe('/trash')
    expect(addresses.toOutside('/trash')).toBe('/cougarXr7/prullenbak')
    expect(addresses.canonical('/cougarXr7/klanten/geschiedenis/5')).toBe('/cougarXr7/klanten/geschiedenis/5')
  })

  it('[B1] /cougarXr7 is the dashboard', () => {
    for (const path of ['/cougarXr7', '/cougarXr7/', '/cougarXr7/dashboard', '/cougarXr7/dashboard/']) {
      expect(addresses.toInside(path)).toBe('/')
      expect(addresses.canonical(path)).toBe('/cougarXr7/dashboard')
    }
  })

  it("[B10] pagina's may come with its apostrophe encoded", () => {
    expect(addresses.toInside('/cougarXr7/pagina%27s/wijzigen/5')).toBe('/page/5')
    expect(addresses.canonical('/cougarXr7/pagina%27s/wijzigen/5')).toBe("/cougarXr7/pagina's/wijzigen/5")
  })

  it('[B8] an unknown address inside a section is its list', () => {
    for (const rest of [
      '',
      '/',
      '/iets',
      '/wijzigen',
      '/wijzigen/x',
      '/bekijken/5',
      '/wijzigen/5/6',
      '/toevoegen/7',
      '/overzicht/2',
    ]) {
      expect(addresses.canonical(`/cougarXr7/producten${rest}`)).toBe('/cougarXr7/producten/overzicht')
    }
  })

  it('what neither side knows survives the way there and back', () => {
    for (const path of [
      '/cougarXr7/vacatures/overzicht',
      '/cougarXr7/boekhouding',
      '/cougarXr7/x',
      '/cougarXr7/%E0%A4%A',
      '/cougarXr7/product/5',
    ]) {
      expect(addresses.canonical(path)).toBe(path)
    }
    for (const path of ['/login', '/product/5/stray/path', '/auth-callback']) {
      expect(addresses.toInside(addresses.toOutside(path))).toBe(path)
    }
  })

  it('a canonical address is its own canonical address, whatever is asked', () => {
    const words = [
      'cougarXr7',
      'producten',
      'klanten',
      'boekhouding',
      'downloads',
      "pagina's",
      'overzicht',
      'wijzigen',
      'bekijken',
      'toevoegen',
      '5',
      '-',
      'x',
      'dashboard',
    ]
    for (const one of words) {
      for (const two of words) {
        for (const three of words) {
          const canonical = addresses.canonical(`/cougarXr7/${one}/${two}/${three}`)
          expect(addresses.canonical(canonical)).toBe(canonical)
        }
      }
    }
  })

  it('[W2] one record has a screen for each part of its form, and a history', () => {
    const words = { nl: 'Deel', en: 'Part' }
    const screens = (['gegevens', 'openingstijden'] as const).map((address) => ({
      address,
      icon: 'clock' as const,
      label: words,
      sections: [],
    }))
    const told = { ...alone, hasList: false, canCreate: false, canDelete: false, createdBy: null, screens }
    const single = entity('shopSettings', 'ShopSettings', 'shopSettings', 'winkel', [], told)
    const book = new AddressBook([...catalogue.entities, single])
    for (const [inside, outside] of [
      ['/shopSettings/1', '/cougarXr7/winkel/gegevens'],
      ['/shopSettings/1/openingstijden', '/cougarXr7/winkel/openingstijden'],
      ['/shopSettings/1/history', '/cougarXr7/winkel/geschiedenis'],
    ] as const) {
      expect(book.toOutside(inside)).toBe(outside)
      expect(book.toInside(outside)).toBe(inside)
    }
    for (const other of ['winkel', 'winkel/bestaat-niet', 'winkel/gegevens/5']) {
      expect(book.canonical(`/cougarXr7/${other}`)).toBe('/cougarXr7/winkel/gegevens')
    }
  })
})
