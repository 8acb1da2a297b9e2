/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { deployment, image, layout, menuPage, newsTeaser, page } from './fixtures'
import { look as shopLook } from './look'

type Answers = Record<string, (variables: { id: number }) => unknown>

const newsItem = {
  ...newsTeaser,
  language: 'en',
  title: 'Fake mail',
  url: 'fake-mail',
  subtitle: null,
  text: '<p>Text</p>',
  image: null,
  headerImage: image,
  facebookImage: null,
  showActionBtn: false,
  actionBtnTitle: null,
  seoDescription: null,
  translation: { language: 'nl', url: 'valse-mail' },
  updatedAt: newsTeaser.createdAt,
}

const product = {
  id: 4,
  title: 'Werkpaard',
  url: 'werkpaard',
  language: 'nl',
  brand: 'Cougar',
  price: 499,
  availability: 'in_stock',
  productType: 'secondhand',
  condition: 'used',
  size: null,
  image,
  specifications: '<p>16 GB</p>',
  warrantyMonths: null,
  checked: [],
  images: [],
  translation: null,
  updatedAt: newsTeaser.createdAt,
}

const parent = menuPage(5, { title: 'Reparatie', fullUrl: 'reparatie' })
const hidden = page({
  id: 1,
  title: 'Nog niet',
  fullUrl: 'reparatie/nog-niet',
  belongsTo: { id: parent.id },
  pageTranslation: null,
})
const contact = page({ id: 2, title: 'Contact', fullUrl: 'contact-nl' })

const tip = {
  id: 3,
  title: 'Maak een back-up',
  url: 'maak-een-back-up',
  language: 'nl',
  subtitle: null,
  intro: null,
  text: '<p>Elke week.</p>',
  image: null,
  translation: null,
  createdAt: newsTeaser.createdAt,
  updatedAt: newsTeaser.createdAt,
}

/** What the server refuses, by the code of its answer. */
class Refusal extends Error {}

const answers: Answers = {
  Layout: () => ({ shop: layout.shop, special: { openingExceptions: [] }, publicPages: [parent] }),
  PreviewPage({ id }) {
    const previewPage = [hidden, contact].find((one) => one.id === id)
    if (!previewPage) throw new Refusal('NOT_FOUND')
    return { previewPage, page: { visible: previewPage === contact, pageTranslation: { id: 9 } } }
  },
  PreviewNewsItem: () => ({ previewNewsItem: newsItem, newsItem: { translation: { id: 8 } } }),
  PreviewTip: () => ({ previewTip: tip, tip: { translation: null } }),
  PreviewProduct: () => ({ previewProduct: product, product: { translation: null } }),
}

/** Looks at an address as somebody with this role, or as nobody. */
async function look(url: string, role: string | null = 'cms_admin') {
  const asked: string[] = []
  const execute = async (document: DocumentNode, variables = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    asked.push(name)
    if (name === 'Viewer') return { data: { me: role && { name: 'Ruud', role } } }
    try {
      return { data: answers[name]?.(variables as { id: number }) as Record<string, unknown> }
    } catch (error) {
      const code = (error as Error).message
      return { data: null, errors: [{ message: code, extensions: { code } }] } as unknown as ExecutionResult
    }
  }
  const cookies: Record<string, string> = role ? { session: 'token' } : {}
  return {
    ...(await render({
      url,
      publicUrl: 'https://shop.example',
      look: shopLook,
      deployment,
      cookies,
      requestNumber: '0123456789ab',
      execute,
    })),
    asked,
  }
}

describe('previews', () => {
  it('[B6] show a hidden page on its own screen, and say that visitors do not see it', async () => {
    const { status, body } = await look('/cougarXr7/preview/pagina/1')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Nog niet<\/h1>/)
    expect(body).toContain('<p class="preview-label"><strong>Voorbeeld')
    expect(body).toContain('Bezoekers zien deze pagina nog niet')
  })

  it('[B6] name the pages above a hidden page, as visitors will read them', async () => {
    const { body } = await look('/cougarXr7/preview/pagina/1')
    expect(body).toMatch(
      /<a[^>]* href="\/nl\/reparatie"[^>]*>Reparatie<\/a><\/li><li><span aria-current="page">Nog niet/,
    )
  })

  it('[B6] are listed by no search engine and name no address as theirs', async () => {
    const { body } = await look('/cougarXr7/preview/pagina/1')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('rel="canonical"')
    expect(body).not.toMatch(/<link rel="alternate" hreflang/i)
  })

  it('[B11] are sent without the bar of the owner, which comes in the browser', async () => {
    expect((await look('/cougarXr7/preview/pagina/1')).body).not.toContain('admin-bar')
  })

  it.each([
    ['product/4', 'Werkpaard', '/nl/verkoop/product-verkoop/werkpaard'],
    ['tip/3', 'Maak een back-up', '/nl/tips-en-tricks/maak-een-back-up'],
  ])('[B6] lead from %s to what visitors see already', async (record, title, address) => {
    const { body } = await look(`/cougarXr7/preview/${record}`)
    expect(body).toContain(`${title}</h1>`)
    expect(body).toContain(`<a href="${address}">Bekijk op de site</a>`)
  })

  it('[B6] speak the language of their record', async () => {
    const dutch = await look('/cougarXr7/preview/nieuws/7')
    expect([dutch.status, dutch.headers.location]).toEqual([302, '/cougarXr7/preview/nieuws/7?language=en'])
    const { body } = await look('/cougarXr7/preview/nieuws/7?language=en')
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('<strong>Preview</strong>')
    expect(body).toContain('View on site')
    expect(body).toMatch(/<h1[^>]*>Fake mail<\/h1>/)
  })

  it('[B6] [S30] switch to the preview of the translation, shown to visitors or not', async () => {
    expect((await look('/cougarXr7/preview/nieuws/7?language=en')).body).toContain('href="/cougarXr7/preview/nieuws/8"')
    const page = await look('/cougarXr7/preview/pagina/1')
    expect(page.body).toContain('href="/cougarXr7/preview/pagina/9?language=en"')
  })

  it('[B6] show the contact page with its form', async () => {
    const { body } = await look('/cougarXr7/preview/pagina/2')
    expect(body).toContain('<form')
    expect(body).toContain('href="/nl/contact">Bekijk op de site')
  })

  it.each([
    '/cougarXr7/preview/pagina/77',
    '/cougarXr7/preview/pagina/0',
    '/cougarXr7/preview/pagina/1e3',
    '/cougarXr7/preview/pagina/99999999999',
    '/cougarXr7/preview/dienst/1',
  ])('[B6] [S6] are not found at %s', async (url) => {
    const { status, body } = await look(url)
    expect(status).toBe(404)
    expect(body).toContain('Oeps!')
    expect(body).not.toContain('preview-label')
  })

  it('[A19] send who is not logged in to the login page, and back', async () => {
    const { status, headers, asked } = await look('/cougarXr7/preview/pagina/1?language=en', null)
    const back = encodeURIComponent('/cougarXr7/preview/pagina/1?language=en')
    expect([status, headers.location]).toEqual([302, `/login-admin?language=en&redirect=${back}`])
    expect(asked).not.toContain('PreviewPage')
  })

  it.each([
    ['cms_status_user', '/status'],
    ['cms_zzp', '/zzp'],
    ['cms_accountant', '/boekhouding'],
  ])('[A21] send %s home, where it is said why', async (role, home) => {
    const { status, headers, asked } = await look('/cougarXr7/preview/pagina/1', role)
    expect([status, headers.location]).toEqual([302, `${home}?notice=no-permission`])
    expect(asked).not.toContain('PreviewPage')
  })
})
