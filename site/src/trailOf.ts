import { type Language, pageAddress, screenAddress } from '@shop/server/screens'
import type { ScreenForm } from './addresses/formAddresses'
import type { MenuPageFragment, PageFieldsFragment } from './generated/graphql'
import { menuTitleOf } from './layout/menus'
import type { ScreenData } from './screens/ScreenData'

export interface Crumb {
  title: string
  address: string
}

interface Surroundings {
  language: Language
  pages: MenuPageFragment[]
  say: (
    id: 'layout.homeTitle' | 'news.menu' | 'products.menu' | 'reviews.title' | 'tips.menu' | `form.${ScreenForm}.title`,
  ) => string
}

/** The way from home to a screen, itself included. */
export function trailOf(data: ScreenData, surroundings: Surroundings): Crumb[] {
  const { language, say } = surroundings
  return [{ title: say('layout.homeTitle'), address: `/${language}` }, ...stepsTo(data, surroundings)]
}

function stepsTo(data: ScreenData, { language, pages, say }: Surroundings): Crumb[] {
  const news = { title: say('news.menu'), address: screenAddress('news', language) }
  const products = { title: say('products.menu'), address: screenAddress('products', language) }
  const tips = { title: say('tips.menu'), address: screenAddress('tips', language) }
  switch (data.kind) {
    case 'page':
      return pageTrail(data.page, pages)
    case 'message':
      return [{ title: say(`form.${data.form}.title`), address: screenAddress(data.form, language) }]
    case 'news':
      return [news]
    case 'newsItem':
      return [news, { title: data.item.title, address: screenAddress('news', language, data.item.url) }]
    case 'tips':
      return [tips]
    case 'tip':
      return [tips, { title: data.tip.title, address: screenAddress('tips', language, data.tip.url) }]
    case 'reviews':
      return [{ title: say('reviews.title'), address: screenAddress('reviews', language) }]
    case 'products':
      return [products]
    case 'product':
      return [products, { title: data.product.title, address: screenAddress('products', language, data.product.url) }]
    case 'draft':
    case 'login':
    case 'accounting':
    case 'session':
    case 'status':
      return []
  }
}

/** The pages above a page that visitors are shown, from the top, and the page itself, shown to them or not. */
function pageTrail(page: PageFieldsFragment, pages: MenuPageFragment[]): Crumb[] {
  const crumb = (one: Pick<MenuPageFragment, 'menuTitle' | 'title' | 'fullUrl'>) => ({
    title: menuTitleOf(one),
    address: pageAddress(page.language, one.fullUrl),
  })
  const parentOf = (one: Pick<MenuPageFragment, 'belongsTo'>) => pages.find(({ id }) => id === one.belongsTo?.id)
  const trail = [crumb(page)]
  let parent = parentOf(page)
  while (parent && trail.length <= pages.length) {
    trail.unshift(crumb(parent))
    parent = parentOf(parent)
  }
  return trail
}
