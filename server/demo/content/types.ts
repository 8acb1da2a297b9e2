import type { DeviceKind } from '../../src/kernel/shared/priceFinder.js'
import type { DemoTrade } from './recordTypes.js'

/**
 * The shape of the demo's content: plain data, each record in both languages side by side. The loader
 * resolves picture names, keys and choices and feeds the records through the same write pipeline as the back office.
 */

/** An icon's value as the specification spells it, with the twelve added by the product. */
export type IconName =
  | 'apk'
  | 'cablemanagement'
  | 'calendar'
  | 'cheap'
  | 'checkmark'
  | 'clean'
  | 'desk'
  | 'diagnose'
  | 'edit'
  | 'envelope'
  | 'experience'
  | 'fast'
  | 'guarantee'
  | 'invoice'
  | 'lightbulb'
  | 'malware'
  | 'memory-upgrade'
  | 'new-installation'
  | 'new-laptop'
  | 'new-computer'
  | 'old-phone'
  | 'phone'
  | 'professional'
  | 'progress'
  | 'puzzle'
  | 'quality'
  | 'recycle'
  | 'remote-help'
  | 'repair'
  | 'second-hand'
  | 'security'
  | 'sell'
  | 'services'
  | 'service-at-home'
  | 'ssd-upgrade'
  | 'star'
  | 'trash'
  | 'wifi'
  | 'wind'
  | 'battery'
  | 'screen'
  | 'keyboard'
  | 'fan'
  | 'data-recovery'
  | 'backup'
  | 'printer'
  | 'network'
  | 'home-office'
  | 'tablet'
  | 'camera'
  | 'clock'

/** A demo picture by its bare name: `workbench` is `server/demo/pictures/workbench.jpg`. */
export type PictureName =
  | 'shop-front'
  | 'counter'
  | 'workbench'
  | 'laptop-repair'
  | 'build-pc'
  | 'new-pc-desk'
  | 'remote-help'
  | 'refurbished-shelf'
  | 'data-recovery'
  | 'cleaning'
  | 'ssd-upgrade'
  | 'memory-upgrade'
  | 'laptop-battery'
  | 'charging-port'
  | 'liquid-damage'
  | 'network'
  | 'wifi'
  | 'home-visit'
  | 'second-screen'
  | 'shortcuts'
  | 'full-drive'
  | 'two-step'
  | 'phishing-mail'
  | 'phishing-sms'
  | 'phishing-whatsapp'
  | 'spam'
  | 'fake-invoice'
  | 'scam-call'
  | 'password'
  | 'update'
  | 'backup'
  | 'browser-warning'
  | 'old-phone'
  | 'recycle'
  | 'hero-home'
  | 'hero-repair'
  | 'hero-sale'
  | 'fan-before'
  | 'fan-after'
  | 'lenovo-thinkpad-t480'
  | 'hp-elitebook-840'
  | 'dell-latitude-7490'
  | 'acer-aspire-15'
  | 'cougar-home-pc'
  | 'cougar-game-pc'
  | 'hp-prodesk-mini'
  | 'monitor-24'
  | 'external-ssd'
  | 'keyboard-mouse'
  | 'wifi-router'
  | 'usb-c-dock'
  | 'office-suite'
  | 'virus-scanner'
  | 'two-step'
  | 'second-screen'
  | 'shortcuts'
  | 'full-drive'

/** A record in both languages; `both` holds the fields that are the same in each. */
export interface DemoPair<Fields extends { title: string }> {
  /** Names the record for references from other records, unique within its kind. */
  key: string
  /** ISO instant; by default when the site of the shop opened. */
  createdAt?: string
  both?: Partial<Fields>
  nl: Partial<Fields> & Pick<Fields, 'title'>
  en: Partial<Fields> & Pick<Fields, 'title'>
}

/** What every block may carry; what is left out is white, of normal width, of automatic height, and off. */
export interface DemoBlockOptions {
  title?: string
  subtitle?: string
  showSubtitle?: boolean
  intro?: string
  showIntro?: boolean
  backgroundColor?: 'white' | 'gray' | 'blue'
  moreWhitespaceOnTop?: boolean
  moreWhitespaceUnderneath?: boolean
  hasBevelledEdge?: boolean
  internalLinkId?: string
  isTeaser?: boolean
  width?: 'narrow' | 'normal' | 'wide' | 'full'
  height?: 'automatic' | 'small' | 'medium' | 'large'
  showAppointmentButton?: boolean
  showContactButton?: boolean
  showQuestionButton?: boolean
}

export interface DemoCard {
  title: string
  text?: string
  icon?: IconName
  image?: PictureName
  /** Absolute path on the site, with its language: `/nl/reparatie`. */
  link?: string
}

export interface DemoTextColumn {
  icon?: IconName
  title: string
  text: string
}

export interface DemoSlide {
  title: string
  text: string
  image: PictureName
}

export type DemoBlock = DemoBlockOptions &
  (
    | { type: 'text'; text: string }
    | { type: 'intro'; text: string; image?: PictureName }
    | { type: 'card'; randomOrder?: boolean; cards: DemoCard[] }
    | { type: 'faq'; questions: { question: string; answer: string }[] }
    | { type: 'news'; randomOrder?: boolean; count: number }
    | {
        type: 'contact'
        text?: string
        buttonOneTitle?: string
        buttonOneText?: string
        buttonTwoTitle?: string
        buttonTwoText?: string
      }
    | { type: 'gallery'; randomOrder?: boolean; imageFolderName?: string; images: PictureName[] }
    | { type: 'textColumns'; showTextColumns: boolean; columns: [DemoTextColumn, DemoTextColumn, DemoTextColumn] }
    | { type: 'features'; randomOrder?: boolean; chosenFeatures?: string[] }
    | { type: 'reviews'; chosenReviews?: string[]; count?: number }
    | { type: 'comparison'; beforeImage: PictureName; afterImage: PictureName }
    | { type: 'video'; address: string; poster: PictureName }
    | { type: 'service'; randomOrder?: boolean }
    | { type: 'priceFinder'; text?: string; deviceKind?: DeviceKind }
    | { type: 'tip'; randomOrder?: boolean; count: number }
    | { type: 'productSale'; randomOrder?: boolean; productType?: DemoProductFields['productType']; count: number }
    | { type: 'sliderTextImages'; slides: DemoSlide[] }
    /** By the key of the shared block, which says the rest. */
    | { type: 'bigContactButton'; sharedBlock: string }
    | ({ type: 'specificNews' } & DemoNewsChoice)
    | { type: 'specificTips'; tips: string[] }
    | { type: 'specificServices'; services: string[] }
    | { type: 'specificServices'; serviceGroups: string[] }
    | { type: 'bigContactButton'; text?: string; buttonTitle: string }
  )

/** Exactly one selection; records are referred to by key. */
type DemoNewsChoice =
  | { randomOrder: true; count: number }
  | { chosenNews: string[] }
  | { category?: DemoNewsItemFields['category']; group?: DemoNewsItemFields['group']; count: number }

export interface DemoSharedBlockFields {
  title: string
  blocks: DemoBlock[]
}

export interface DemoPageFields {
  title: string
  subtitle: string
  showSubtitle: boolean
  intro: string
  showIntro: boolean
  image: PictureName
  showSlider: boolean
  sliderImages: PictureName[]
  showActionBtn: boolean
  actionBtnTitle: string
  seoDescription: string
  facebookImage: PictureName
  url: string
  menuTitle: string
  visible: boolean
  visibleInMenu: boolean
  positionInMenu: number
  visibleInTopMenu: boolean
  positionInTopMenu: number
  visibleInFooterMenu: boolean
  positionInFooterMenu: number
  /** Key of the parent page, which comes earlier in the list. */
  belongsTo: string
  blocks: DemoBlock[]
}

export interface DemoNewsItemFields {
  title: string
  subtitle: string
  intro: string
  text: string
  image: PictureName
  showActionBtn: boolean
  actionBtnTitle: string
  seoDescription: string
  facebookImage: PictureName
  url: string
  category:
    | 'phishing-mail'
    | 'phishing-sms'
    | 'phishing-whatsapp'
    | 'spam'
    | 'general'
    | 'software'
    | 'internet'
    | 'security'
  group: 'warnings' | 'from-the-workshop' | 'software-news'
  /** The last day on which it is good. */
  goodUntil?: string
  isTeaser: boolean
  showInOverview: boolean
  overviewImage: PictureName
  headerImage: PictureName
  introOverview: string
}

export interface DemoNewsGroupFields {
  title: string
}

export interface DemoProductFields extends DemoTrade {
  title: string
  brand: string
  /** Euros. */
  price: number
  stock: number
  specifications: string
  image: PictureName
  images: PictureName[]
  warrantyMonths: number
  checked: { text: string }[]
  url: string
  productType: 'product-sale' | 'software' | 'outlet' | 'secondhand'
  condition: 'new' | 'as-new' | 'used'
  size: string
}

export interface DemoFeatureFields {
  title: string
  text: string
  icon: IconName
}

export interface DemoTipFields {
  title: string
  subtitle: string
  intro: string
  text: string
  image: PictureName
  url: string
}

export interface DemoServiceGroupFields {
  title: string
  intro: string
  icon: IconName
  /** Never blue: services stand on paper. */
  backgroundColor: 'white' | 'gray'
}

export interface DemoServiceFields extends DemoServiceGroupFields {
  /** Key of the group. */
  group: string
  image?: PictureName
  deviceKinds?: DeviceKind[]
  /** From, in euros; 0 and up to 0 is free, none is looked at first. */
  price?: number
  priceTo?: number
  warrantyMonths?: number
  searchWords?: string
  nextStep?: string
  showsExperience?: boolean
  /** Opening days, usually. */
  workingDays?: number
}

export type DemoSharedBlock = DemoPair<DemoSharedBlockFields>
export type DemoPage = DemoPair<DemoPageFields>
export type DemoNewsItem = DemoPair<DemoNewsItemFields>
export type DemoNewsGroup = DemoPair<DemoNewsGroupFields>
export type DemoProduct = DemoPair<DemoProductFields>
export type DemoFeature = DemoPair<DemoFeatureFields>
export type DemoTip = DemoPair<DemoTipFields>
export type DemoServiceGroup = DemoPair<DemoServiceGroupFields>
export type DemoService = DemoPair<DemoServiceFields>
