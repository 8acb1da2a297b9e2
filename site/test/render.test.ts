/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { blocks } from './blockFixtures'
import { deployment, image, layout, newsTeaser, page, product, tip } from './fixtures'
import { look } from './look'

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

class NotFound extends Error {}
class Forbidden extends Error {}

const newsItem = {
  ...newsTeaser,
  subtitle: null,
  text: '<p>Tekst</p>',
  image: null,
  headerImage: image,
  facebookImage: null,
  showActionBtn: false,
  actionBtnTitle: null,
  seoDescription: null,
  translation: { language: 'en', url: 'fake-mail' },
  updatedAt: newsTeaser.createdAt,
}

const pages = [
  page({ fullUrl: 'home-nl', title: 'Welkom', pageTranslation: { language: 'en', fullUrl: 'home-en' } }),
  page({ fullUrl: 'home-en', title: 'Welcome', language: 'en', pageTranslation: null }),
  page({ fullUrl: 'contact-nl', title: 'Contact' }),
  page({ fullUrl: 'reparatie/laptop', title: 'Laptop </script><b>', blocks: [blocks.FaqBlock] }),
]

const answers: Answers = {
  Layout: () => ({ shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] }),
  ShopWords: () => ({ shop: layout.shop }),
  Page: ({ language, fullUrl }) => {
    const found = pages.find((one) => one.language === language && one.fullUrl === fullUrl)
    if (!found) throw new NotFound()
    return { publicPage: found }
  },
  MovedTo: ({ path }) => ({ publicMovedTo: path === '/nl/oud' ? '/nl/reparatie/laptop' : null }),
  NewsOverview: ({ page: number }) => ({
    publicNews: { items: number === 1 ? [newsTeaser] : [], total: 10 },
    publicNewsCategories: [{ id: 1, title: 'Phishing', translation: { id: 2 } }],
    publicNewsGroups: [{ id: 5, title: 'Waarschuwingen', translation: { id: 6 } }],
  }),
  NewsItem: ({ url }) => {
    if (url !== newsItem.url) throw new NotFound()
    return { publicNewsItemByUrl: newsItem }
  },
  NewsItemNeighbours: () => ({ publicNewsItemNeighbours: { newer: null, older: null, related: [] } }),
  TipOverview: ({ page: number }) => ({ publicTips: { items: number === 1 ? [tip] : [], total: 10 } }),
  Tip: ({ url }) => {
    if (url !== tip.url) throw new NotFound()
    return { publicTipByUrl: tip }
  },
  TipNeighbours: () => ({
    publicTipNeighbours: {
      newer: { title: 'Sneller wifi', url: 'sneller-wifi', language: 'nl' },
      older: null,
      related: [{ ...tip, id: 22, title: 'Langer met je accu', url: 'langer-accu' }],
    },
  }),
  ProductOverview: () => ({ publicProducts: { items: [], total: 0 } }),
  Product: ({ url }) => {
    if (url !== product.url) throw new NotFound()
    return { publicProductByUrl: product }
  },
  ProductNeighbours: () => ({ publicProductNeighbours: { newer: null, older: null, related: [] } }),
  Reviews: ({ language }) => ({
    publicReviews: language === 'nl' ? [{ id: 1, name: 'Anja', text: 'Snel klaar.', source: 'Google' }] : [],
  }),
  RemoteSupport: () => ({ remoteSupportUrl: null }),
  Viewer: () => ({ me: null }),
}

function answer(name: string, read: Answers[string]): Answers {
  return { [name]: read }
}

function visit(url: string, more: Answers = {}, knownFingerprint?: string) {
  const asked: string[] = []
  const execute = async (document: DocumentNode, variables = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    asked.push(name)
    try {
      const answer = await { ...answers, ...more }[name]?.(variables)
      return { data: answer as Record<string, unknown> }
    } catch (error) {
      const code = error instanceof NotFound ? 'NOT_FOUND' : error instanceof Forbidden ? 'FORBIDDEN' : 'INTERNAL'
      return { data: null, errors: [{ message: code, extensions: { code } }] } as unknown as ExecutionResult
    }
  }
  const cookies: Record<string, string> = more.Viewer ? { session: 'token' } : {}
  const requestNumber = '0123456789ab'
  const publicUrl = 'https://shop.example'
  return render({ url, publicUrl, look, deployment, cookies, requestNumber, knownFingerprint, execute }).then(
    (answer) => ({
      ...answer,
      asked,
    }),
  )
}

describe('render', () => {
  it.each([
    ['[S1]', '/', '/nl'],
    ['[S37]', '/nl/', '/nl'],
    ['[S37]', '//nl//reparatie/laptop/', '/nl/reparatie/laptop'],
    ['[S37]', '/nl/home-nl', '/nl'],
    ['[S37]', '/nl/contact-nl', '/nl/contact'],
    ['[S9]', '/nieuws', '/nl/nieuws'],
    ['[S9]', '/nieuws/valse-mail', '/nl/nieuws/valse-mail'],
    ['[S9]', '/nieuws?pagina=2', '/nl/nieuws?pagina=2'],
    ['[S11]', '/tips-en-tricks', '/nl/tips-en-tricks'],
    ['[S11]', '/tips-en-tricks/stof', '/nl/tips-en-tricks/stof'],
    ['[S12]', '/verkoop/product-verkoop', '/nl/verkoop/product-verkoop'],
    ['[S12]', '/verkoop/product-verkoop/thinkpad', '/nl/verkoop/product-verkoop/thinkpad'],
    ['[S38]', '/reviews', '/nl/reviews'],
    ['[S38]', '/telefoon', '/nl/telefoon'],
    ['[S38]', '/hulp-op-afstand', '/nl/hulp-op-afstand'],
    ['[S37]', '/en/home-en', '/en'],
    ['[S37]', '/en/contact-en', '/en/contact'],
    ['[S37]', '/nl/tips-en-tricks/', '/nl/tips-en-tricks'],
    ['[S37]', '/nl//reviews', '/nl/reviews'],
    ['[S13]', '/contact', '/nl/contact'],
    ['[S5]', '/reparatie/laptop', '/nl/reparatie/laptop'],
    ['[P8]', '/nl/oud', '/nl/reparatie/laptop'],
    ['[S16]', '/en/news/valse-mail', '/nl/nieuws/valse-mail'],
    ['[S16]', '/en/tips-and-tricks/stof', '/nl/tips-en-tricks/stof'],
    ['[S16]', '/en/sale/product-sale/thinkpad', '/nl/verkoop/product-verkoop/thinkpad'],
  ])('%s sends %s to %s', async (_, from, to) => {
    const { status, headers, body } = await visit(from)
    expect([status, headers.location, body]).toEqual([301, to, ''])
  })

  it.each([
    ['[S6]', '/nl/nergens'],
    ['[S6]', '/nergens'],
    ['[S6]', '/nl/%ff'],
    ['[S6]', '/EN'],
    ['[S7]', '/pagina-niet-gevonden'],
    ['[S7]', '/en/page-not-found'],
    ['[S15]', '/nl/nieuws/onbekend'],
    ['[S14]', '/nl/nieuws?pagina=3'],
    ['[S14]', '/nl/nieuws?pagina=nul'],
    ['[S14]', '/nl/nieuws?categorie=99'],
    ['[S14]', '/nl/nieuws?groep=99'],
    ['[S14]', '/nl/nieuws?groep=x'],
    ['[S14]', '/nl/tips-en-tricks?pagina=3'],
    ['[S14]', '/en/tips-and-tricks?page=3'],
    ['[S14]', '/nl/verkoop/product-verkoop?pagina=2'],
    ['[S14]', '/nl/verkoop/product-verkoop?staat=kapot'],
    ['[S15]', '/nl/tips-en-tricks/onbekend'],
    ['[S15]', '/en/sale/product-sale/unknown'],
  ])('%s shows the not-found screen in place at %s', async (_, url) => {
    const { status, body } = await visit(url)
    expect(status).toBe(404)
    expect(body).toMatch(/Oeps!|Oops!/)
    expect(body).toContain('name="robots" content="noindex"')
  })

  it.each([
    ['[S1]', '/nl', '<h1>Cougar Computers</h1>', '/en'],
    ['[S1]', '/en', '<h1>Cougar Computers</h1>', '/nl'],
    ['[S13]', '/nl/contact', '<h1>Contact</h1>', '/en/contact'],
    ['[S13]', '/en/contact?form=question', '<h1>Contact</h1>', '/nl/contact'],
  ])('%s shows the shop at %s before the owner has made the page', async (_, url, heading, twin) => {
    const { status, body } = await visit(url, {
      Page: () => {
        throw new NotFound()
      },
    })
    expect(status).toBe(200)
    for (const part of [heading, layout.shop.description, layout.shop.phone, '20:00']) expect(body).toContain(part)
    expect(body).toContain(`href="https://shop.example${twin}"/>`)
    expect(body).toMatch(/<form[^>]*>|form=appointment/)
    expect(body).not.toContain('noindex')
  })

  it('[L8] shows of a shop that has not opened its name, its hours and how to reach it, and nothing to search engines', async () => {
    const shop = { ...layout.shop, isOpen: false }
    const closed = { Layout: () => ({ shop, special: { openingExceptions: [] }, publicPages: [] }) }
    const { body } = await visit('/pagina-niet-gevonden', closed)
    for (const part of ['<h1>Binnenkort open</h1>', shop.name, shop.phone, shop.email, shop.street, '20:00'])
      expect(body).toContain(part)
    expect(body).toContain('<title>Binnenkort open | Cougar Computers</title>')
    expect(body).toContain('name="robots" content="noindex"')
    expect(body).not.toMatch(/ld\+json|rel="canonical"|rel="alternate"|<footer|Oeps!/)
    expect((await visit('/en/page-not-found', closed)).body).toContain('<h1>Opening soon</h1>')
    const login = await visit('/login-admin', closed)
    expect(login.body).toContain('type="password"')
    expect(login.body).not.toContain('Binnenkort open')
  })

  it('[P8] leads from a home that has moved to where it is now', async () => {
    const { status, headers } = await visit('/nl', {
      Page: () => {
        throw new NotFound()
      },
      MovedTo: () => ({ publicMovedTo: '/nl/welkom' }),
    })
    expect([status, headers.location]).toEqual([301, '/nl/welkom'])
  })

  it('[S2] holds the content in the HTML, with two reads at most and no inline script', async () => {
    const { status, body, asked, expiresAt } = await visit('/nl/reparatie/laptop')
    expect(status).toBe(200)
    expect(body).toMatch(/^<!DOCTYPE html><html lang="nl">/)
    expect(body).toContain('Hoe lang duurt het?')
    expect(asked.toSorted()).toEqual(['Layout', 'Page'])
    expect(expiresAt).toBe(Date.parse(layout.shop.hoursHoldUntil))
    const scripts = body.match(/<script[^>]*>/g) ?? []
    expect(scripts.every((tag) => tag.includes('src=') || tag.includes('json'))).toBe(true)
  })

  it('[S2] renders the footer once per layout data, language and year, with the same bytes', async () => {
    const footerOf = (body: string) => body.slice(body.lastIndexOf('<footer'), body.lastIndexOf('</footer>'))
    const shop = { ...layout.shop }
    const read = { shop, special: { openingExceptions: [] }, publicPages: [] }
    const first = await visit('/nl/reparatie/laptop', { Layout: () => read })
    const again = await visit('/nl/reparatie/laptop', { Layout: () => read })
    expect(again.body).toBe(first.body)

    shop.chamberOfCommerce = '99999999'
    const cached = await visit('/nl/nieuws', { Layout: () => read })
    expect(footerOf(cached.body)).toBe(footerOf(first.body))
    expect(footerOf((await visit('/en/news', { Layout: () => read })).body)).toContain('99999999')
    for (const changed of [
      { ...read, shop: { ...shop } },
      { ...read, publicPages: [] },
    ]) {
      expect(footerOf((await visit('/nl/nieuws', { Layout: () => changed })).body)).toContain('99999999')
    }
  })

  it('[S2] lets no title close a block of data', async () => {
    const { body } = await visit('/nl/reparatie/laptop')
    const data = body.split(/<script type="application\/(?:ld\+)?json"[^>]*>/).slice(1)
    for (const block of data) expect(() => JSON.parse(block.split('</script>')[0] ?? '')).not.toThrow()
    expect(body).not.toContain('</script><b>')
  })

  it('[S23] shows canonical address, translation and kind of page in the head', async () => {
    const { body } = await visit('/nl/nieuws/valse-mail')
    expect(body).toContain('<link rel="canonical" href="https://shop.example/nl/nieuws/valse-mail"/>')
    expect(body).toContain('<link rel="alternate" hrefLang="en" href="https://shop.example/en/news/fake-mail"/>')
    for (const type of ['ComputerStore', 'NewsArticle', 'BreadcrumbList']) expect(body).toContain(`"@type":"${type}"`)
  })

  it('[X35] leads feed readers from every page to the news of its language, and visitors from the news', async () => {
    const link = (language: string) =>
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="/feed/${language}.xml"/>`)
    for (const [url, language] of [
      ['/nl', 'nl'],
      ['/nl/reparatie/laptop', 'nl'],
      ['/nl/nieuws/valse-mail', 'nl'],
      ['/login-admin', 'nl'],
      ['/nl/nergens', 'nl'],
      ['/en', 'en'],
      ['/en/tips-and-tricks', 'en'],
      ['/login-admin?language=en', 'en'],
    ] as const) {
      const { body } = await visit(url)
      const [head = ''] = body.split('</head>')
      expect({ url, isLinked: link(language).test(head) }).toEqual({ url, isLinked: true })
      expect(head.match(/application\/rss/g)).toHaveLength(1)
    }
    expect((await visit('/nl/nieuws')).body).toMatch(/<a [^>]*href="\/feed\/nl.xml"[^>]*>.*Volg het nieuws/)
    expect((await visit('/en/news')).body).toMatch(/<a [^>]*href="\/feed\/en.xml"[^>]*>.*Follow the news/)
  })

  it('[X86] names the Dutch screen for all other languages', async () => {
    const { body } = await visit('/nl/nieuws/valse-mail')
    expect(body).toContain('hrefLang="x-default" href="https://shop.example/nl/nieuws/valse-mail"/>')
  })

  it('[X86] has a picture to share everywhere: its own, or that of the shop', async () => {
    for (const url of ['/nl', '/nl/nieuws', '/nl/telefoon', '/nl/nieuws/valse-mail', '/login-status']) {
      const { body } = await visit(url)
      expect({ url, count: body.match(/property="og:image"/g)?.length }).toEqual({ url, count: 1 })
    }
    expect((await visit('/nl/telefoon')).body).toContain(
      '<meta property="og:image" content="https://shop.example/huisstijl/delen.png"/>',
    )
    expect((await visit('/nl/nieuws/valse-mail')).body).not.toMatch(/og:image" content="[^"]*delen.png/)
  })

  it('[X86] has no trail from home to home', async () => {
    expect((await visit('/nl')).body).not.toContain('BreadcrumbList')
  })

  it('[V3] says nothing of stars to search engines, which take no reviews of a shop from its own site', async () => {
    expect((await visit('/nl')).body).not.toMatch(/AggregateRating|"@type":"Review"/)
  })

  it('[S23] names no translation that does not exist', async () => {
    const { body } = await visit('/en')
    expect(body).not.toMatch(/<link rel="alternate" hreflang/i)
  })

  it('[A22] resets a login page whose redirect leads to itself', async () => {
    const { status, headers } = await visit('/login-admin?redirect=%2Flogin-admin%3Fredirect%3D%2Fx')
    expect([status, headers.location]).toEqual([302, '/login-admin'])
  })

  it.each([
    ['/login-admin', 'Inloggen voor beheerders', 'Log in for administrators'],
    ['/login-status', 'Zie hoe het met je reparatie staat', 'See how your repair is getting on'],
    ['/login-zzp', 'Inloggen voor partners', 'Log in for partners'],
    ['/login-boekhouding', 'Inloggen voor de boekhouding', 'Log in for the accountant'],
  ])('[A15] [S17] shows %s with its own title and intro in both languages, never cached', async (path, nl, en) => {
    const dutch = await visit(path)
    expect(dutch.body).toContain(`<h1>${nl}</h1>`)
    expect(dutch.headers['cache-control']).toBe('no-store')
    const english = await visit(`${path}?language=en`)
    expect(english.body).toContain(`<h1>${en}</h1>`)
    expect(english.body).not.toContain(nl)
  })

  it('[A30] shows where a password is chosen by a link, and where one is asked for', async () => {
    const link = await visit('/wachtwoord?token=abc')
    expect(link.body).toContain('<h1>Kies een wachtwoord</h1>')
    expect(link.headers['cache-control']).toBe('no-store')
    expect((await visit('/wachtwoord?language=en')).body).toContain('<h1>Forgot your password</h1>')
  })

  it('[A18] sends who is logged in with another role to the front page of the language, which says why', async () => {
    const partner = answer('Viewer', () => ({ me: { name: 'Rik', role: 'cms_zzp' } }))
    const dutch = await visit('/login-status', partner)
    expect([dutch.status, dutch.headers.location]).toEqual([302, '/nl?notice=other-role'])
    const english = await visit('/login-status?language=en', partner)
    expect(english.headers.location).toBe('/en?notice=other-role')
    expect((await visit('/nl?notice=other-role', partner)).body).toContain('Je bent al ingelogd met een ander account')
  })

  it('[A19] sends who is not logged in to the login page of the route, and back', async () => {
    const { status, headers } = await visit('/status?x=1')
    expect([status, headers.location]).toEqual([302, '/login-status?redirect=%2Fstatus%3Fx%3D1'])
  })

  it('[A20] sends who is not logged in and wants to log out to the front page', async () => {
    const { status, headers } = await visit('/uitloggen')
    expect([status, headers.location]).toEqual([302, '/'])
    const partner = answer('Viewer', () => ({ me: { name: 'Rik', role: 'cms_zzp' } }))
    expect((await visit('/uitloggen', partner)).status).toBe(200)
  })

  it('[A21] sends who has another role home, where it is said why', async () => {
    const partner = answer('Viewer', () => ({ me: { name: 'Rik', role: 'cms_zzp' } }))
    const { status, headers } = await visit('/status', partner)
    expect([status, headers.location]).toEqual([302, '/zzp?notice=no-permission'])
  })

  const hereAndNow = {
    id: 'here',
    isThisOne: true,
    network: '192.0.2.*',
    device: 'Firefox 144 · Windows',
    signedInAt: '2026-11-22T09:00:00.000Z',
    lastUsedAt: '2026-11-22T10:00:00.000Z',
  }

  it('[J8] [X11] shows a customer the own jobs and sessions, never cached', async () => {
    const { status, headers, body } = await visit('/status', {
      ...answer('Viewer', () => ({ me: { name: 'Jeroen', role: 'cms_status_user' } })),
      ...answer('MyStatuses', () => ({ myStatuses: { newPcs: [], repairs: [], invoices: [] } })),
      ...answer('MySessions', () => ({ mySessions: [hereAndNow] })),
    })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain('<h1>Zo staat het ervoor</h1>')
    expect(body).toContain('Firefox 144 · Windows')
  })

  it.each([
    ['/status', 'mag de status van reparaties en bestellingen nog niet bekijken'],
    ['/status?language=en', 'does not have access to the status of repairs and orders yet'],
  ])(
    '[X40] tells a customer without access to the status what is the matter and whom to call: %s',
    async (url, words) => {
      const { status, body } = await visit(url, {
        ...answer('Viewer', () => ({ me: { name: 'Carla', role: 'cms_status_user' } })),
        ...answer('MyStatuses', () => {
          throw new Forbidden()
        }),
        ...answer('MySessions', () => ({ mySessions: [hereAndNow] })),
      })
      expect(status).toBe(200)
      const main = body.split('<main')[1]?.split('</main>')[0]
      for (const part of [words, `>${layout.shop.phone}</a>`, `>${layout.shop.email}</a>`]) expect(main).toContain(part)
    },
  )

  it('[S24] shows the way out in the top bar to who is logged in alone', async () => {
    expect((await visit('/nl')).body).not.toContain('/uitloggen')
    const { body } = await visit(
      '/nl',
      answer('Viewer', () => ({ me: { name: 'Rik', role: 'cms_zzp' } })),
    )
    expect(body).toContain('href="/uitloggen"')
    expect(body).toContain('href="/zzp"')
  })

  it.each([
    ['/login-admin?redirect=/%E2%80%A8/x', '/%E2%80%A8/x'],
    ['/login-admin?redirect=/caf%C3%A9%20%F0%9F%98%80', '/caf%C3%A9%20%F0%9F%98%80'],
  ])('[X13] goes from %s to an address that a header can have', async (url, location) => {
    const admin = answer('Viewer', () => ({ me: { name: 'Ruud', role: 'cms_admin' } }))
    expect(await visit(url, admin)).toMatchObject({ status: 302, headers: { location } })
  })

  it('[X13] leads to an address in any script', async () => {
    const moved = answer('MovedTo', () => ({ publicMovedTo: '/nl/\u2028/日本' }))
    const location = '/nl/%E2%80%A8/%E6%97%A5%E6%9C%AC'
    expect(await visit('/nl/weg', moved)).toMatchObject({ status: 301, headers: { location } })
    const named = answer('Page', () => ({ publicPage: { ...pages[0], fullUrl: '日本' } }))
    expect(await visit('/%E6%97%A5%E6%9C%AC', named)).toMatchObject({
      status: 301,
      headers: { location: '/nl/%E6%97%A5%E6%9C%AC' },
    })
  })

  it('[A19] sends a cms-admin who is logged in to the page asked for', async () => {
    const admin = answer('Viewer', () => ({ me: { name: 'Ruud', role: 'cms_admin' } }))
    const { status, headers } = await visit('/login-admin?redirect=%2FcougarXr7%2Fproducten', admin)
    expect([status, headers.location]).toEqual([302, '/cougarXr7/producten'])
  })

  it('[M10] answers 500 in plain words when reading fails, without a stack', async () => {
    const failing = answer('Page', () => {
      throw new Error('secret detail')
    })
    const { status, body, error } = await visit('/nl', failing)
    expect(status).toBe(500)
    expect(body).toContain('Sorry, er ging iets mis.')
    expect(body).not.toContain('secret detail')
    expect(error).toBeInstanceOf(Error)
  })

  const unwell = () => {
    throw new Error('secret detail')
  }
  it.each([
    ['a screen', '/nl', answer('Page', unwell), 'Noem dan nummer <strong>0123456789ab</strong>'],
    ['a screen', '/en', answer('Page', unwell), 'Mention number <strong>0123456789ab</strong>'],
    ['the menus', '/nl/nieuws', answer('Layout', unwell), 'Noem dan nummer <strong>0123456789ab</strong>'],
    ['the menus', '/en/news', answer('Layout', unwell), 'Mention number <strong>0123456789ab</strong>'],
  ])('[M10] says by which number to ask about it when %s cannot be read: %s', async (_, url, failing, words) => {
    const { status, body } = await visit(url, failing)
    expect(status).toBe(500)
    expect(body).toContain(words)
    // The browser shows the same once its scripts run.
    const state = JSON.parse(body.split('id="state">')[1]?.split('</script>')[0] ?? '')
    expect(Object.values(state.hydration.errors)).toEqual([expect.objectContaining({ requestNumber: '0123456789ab' })])
    expect((await visit('/nl/nergens')).body).not.toContain('0123456789ab')
  })

  it('[Y53] says of news whose day has passed that it may be out of date, to search engines too', async () => {
    const until = (isOutdated: boolean) => ({
      NewsItem: () => ({ publicNewsItemByUrl: { ...newsItem, goodUntil: '2026-10-13', isOutdated } }),
    })
    const { body } = await visit('/nl/nieuws/valse-mail', until(true))
    expect(body.replaceAll(/<!-- -->|<[^>]+>/g, '')).toContain('Dit bericht gold tot en met 13 oktober 2026.')
    expect(body).toContain('"expires":"2026-10-13"')
    expect((await visit('/nl/nieuws/valse-mail', until(false))).body).not.toContain('Dit bericht gold')
    expect((await visit('/nl/nieuws/valse-mail')).body).not.toContain('"expires"')
  })

  it('goes on with a page whose data take their time while others are asked and answered', async () => {
    const item = { publicNewsItemByUrl: newsItem }
    const slow = visit('/nl/nieuws/valse-mail', { NewsItem: () => wait(50, item) })
    expect((await visit('/nl/reviews')).status).toBe(200)
    expect(await slow).toMatchObject({ status: 200, asked: ['Layout', 'NewsItem', 'NewsItemNeighbours'] })
  })

  describe('a page whose fingerprint is known', () => {
    const url = '/nl/nieuws/valse-mail'
    const changedShop = { ...layout.shop, phone: '0187 000 000' }
    const exceptions = [{ firstDay: '2026-12-24', lastDay: '2026-12-24', hours: [] }]

    it('is not rendered while nothing has changed, and holds until the shop opens or closes', async () => {
      const { fingerprint, expiresAt } = await visit(url)
      expect(fingerprint).toEqual(expect.any(String))
      const again = await visit(url, {}, fingerprint)
      expect(again).toMatchObject({ status: 304, body: '', expiresAt })
      // All of its data are asked for nevertheless.
      expect(again.asked).toEqual(['Layout', 'NewsItem', 'NewsItemNeighbours'])
    })

    it.each([
      ['its record', answer('NewsItem', () => ({ publicNewsItemByUrl: { ...newsItem, title: 'Nog een mail' } }))],
      ['what is around it', answer('Layout', () => ({ shop: changedShop, special: {}, publicPages: [] }))],
      [
        'what search engines alone read',
        answer('Layout', () => ({ shop: layout.shop, special: { openingExceptions: exceptions }, publicPages: [] })),
      ],
    ])('is rendered when %s has changed', async (_, changed) => {
      const { fingerprint, body } = await visit(url)
      const again = await visit(url, changed, fingerprint)
      expect(again.status).toBe(200)
      expect(again.body).not.toBe(body)
      expect(await visit(url, changed, again.fingerprint)).toMatchObject({ status: 304 })
    })

    it.each([
      ['is not found', '/nl/nergens', {}, 404],
      ['could not be read', url, answer('NewsItem', unwell), 500],
    ])('has none when it %s', async (_, address, failing, status) => {
      const page = await visit(address, failing)
      expect([page.status, page.fingerprint]).toEqual([status, undefined])
    })
  })
})
