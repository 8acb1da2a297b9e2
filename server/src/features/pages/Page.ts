import {
  Address,
  Blocks,
  Children,
  Count,
  Flag,
  ImageAddress,
  ImageAddresses,
  Multiline,
  Reference,
  Slug,
  Text,
  TranslationLink,
} from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { PageTranslation } from '../../kernel/fields/Translation.js'
import { Published } from '../../kernel/publication/Published.js'
import { shownRecords } from '../../kernel/shared/screens.js'
import { written } from '../../kernel/shared/staffRights.js'

@Managed({
  plural: 'pages',
  hasFew: true,
  ...shownRecords.page,
  titleField: 'title',
  icon: 'desk',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A page of the site, made of blocks. Visitors see it between its moments.',
})
export class Page extends Published(TranslatedRecord) {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Text({ max: 160 })
  subtitle: string | null

  @Flag({ shared: true })
  showSubtitle: boolean

  @Multiline({ max: 600 })
  intro: string | null

  @Flag({ shared: true })
  showIntro: boolean

  @Blocks()
  blocks: object[]

  @ImageAddress({ shared: true })
  image: string | null

  @Flag({ section: 'images', shared: true })
  showSlider: boolean

  @ImageAddresses({ shared: true })
  sliderImages: string[]

  @Flag({ section: 'details', shared: true })
  showActionBtn: boolean

  @Text({ max: 40, section: 'details' })
  actionBtnTitle: string | null

  @Text({ max: 40, unique: 'language', section: 'menu', inList: true })
  menuTitle: string | null

  @Reference(() => Page, { section: 'menu', shared: true })
  belongsTo: number | null

  @Flag({ section: 'menu', inList: true, filterable: true, shared: true })
  visibleInMenu: boolean

  @Count({ min: 1, section: 'menu', shared: true })
  positionInMenu: number | null

  @Flag({ section: 'menu', filterable: true, shared: true })
  visibleInTopMenu: boolean

  @Count({ min: 1, section: 'menu', shared: true })
  positionInTopMenu: number | null

  @Flag({ section: 'menu', filterable: true, shared: true })
  visibleInFooterMenu: boolean

  @Count({ min: 1, section: 'menu', shared: true })
  positionInFooterMenu: number | null

  @Slug({ from: 'title' })
  url: string

  @Address({ from: 'belongsTo', inList: true })
  fullUrl: string

  @Multiline({ max: 160, section: 'search' })
  seoDescription: string | null

  @ImageAddress({ section: 'search' })
  facebookImage: string | null

  @Children(() => Page, 'belongsTo')
  children: Page[]

  @TranslationLink()
  pageTranslation: PageTranslation | null
}
