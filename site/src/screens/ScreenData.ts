import type { Door } from '../addresses/doors'
import type { ContactForm, ScreenForm } from '../addresses/formAddresses'
import type {
  MyDownloadQuery,
  NewsItemNeighboursQuery,
  NewsItemQuery,
  NewsOverviewQuery,
  PageQuery,
  ProductCondition,
  ProductNeighboursQuery,
  ProductOverviewQuery,
  ProductQuery,
  ProductType,
  ReviewsQuery,
  TipNeighboursQuery,
  TipOverviewQuery,
  TipQuery,
} from '../generated/graphql'
import type { Preview } from '../preview/Preview'
import type { Job } from '../status/Job'

interface Translated {
  /** The address of the same in the other language; null when there is no such thing. */
  translationAddress: string | null
  /** Only where the owner looks at a preview. */
  preview?: Preview
}

export interface PageData extends Translated {
  kind: 'page'
  /** The owner has not made it yet. */
  isStandIn?: boolean
  page: PageQuery['publicPage']
}

/** The contact page, with the form that its address asks for. */
export interface ContactData extends PageData {
  form: ContactForm
  /** The day in the shop: appointments are made from the next. */
  today: string
  isSent: boolean
  /** What the message is to be about. */
  about: string | null
}

/** A form with a screen of its own. */
export interface MessageData extends Translated {
  kind: 'message'
  form: ScreenForm
  isSent: boolean
  /** What the visitor gets once it is sent. */
  downloadUrl: string | null
}

export interface NewsData extends Translated {
  kind: 'news'
  news: NewsOverviewQuery['publicNews']
  categories: NewsOverviewQuery['publicNewsCategories']
  groups: NewsOverviewQuery['publicNewsGroups']
  page: number
  category: number | null
  group: number | null
}

export interface NewsItemData extends Translated {
  kind: 'newsItem'
  item: NewsItemQuery['publicNewsItemByUrl']
  /** What stands beside it; a preview stands alone. */
  neighbours?: NewsItemNeighboursQuery['publicNewsItemNeighbours']
}

export interface TipsData extends Translated {
  kind: 'tips'
  tips: TipOverviewQuery['publicTips']
  page: number
}

export interface TipData extends Translated {
  kind: 'tip'
  tip: TipQuery['publicTipByUrl']
  neighbours?: TipNeighboursQuery['publicTipNeighbours']
}

export interface ReviewsData extends Translated {
  kind: 'reviews'
  reviews: ReviewsQuery['publicReviews']
}

export interface ProductsData extends Translated {
  kind: 'products'
  products: ProductOverviewQuery['publicProducts']
  page: number
  type: ProductType | null
  condition: ProductCondition | null
}

export interface ProductData extends Translated {
  kind: 'product'
  product: ProductQuery['publicProductByUrl']
  neighbours?: ProductNeighboursQuery['publicProductNeighbours']
}

/** A form of the back office that has not told yet what it holds. */
export interface DraftData extends Translated {
  kind: 'draft'
}

export interface SessionData extends Translated {
  kind: 'session'
}

export interface LoginData extends Translated {
  kind: 'login'
  door: Door
}

export interface StatusData extends Translated {
  kind: 'status'
  jobs: Job[]
}

export interface AccountingData extends Translated {
  kind: 'accounting'
  download: MyDownloadQuery['myDownload'] | null
}

/** What a screen's loader answers. */
export type ScreenData =
  | DraftData
  | PageData
  | MessageData
  | NewsData
  | NewsItemData
  | TipsData
  | TipData
  | ReviewsData
  | ProductsData
  | ProductData
  | SessionData
  | LoginData
  | StatusData
  | AccountingData
