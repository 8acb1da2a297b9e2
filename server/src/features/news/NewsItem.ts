import {
  Day,
  Flag,
  ImageAddress,
  Instant,
  Multiline,
  Reference,
  RichText,
  Slug,
  Text,
  TranslationLink,
} from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { shownRecords } from '../../kernel/shared/screens.js'
import { written } from '../../kernel/shared/staffRights.js'
import { RelatedRecord } from '../related/RelatedRecord.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsGroup } from './NewsGroup.js'

@Managed({
  plural: 'newsItems',
  ...shownRecords.newsItem,
  titleField: 'title',
  listedBy: [
    ['pair', 'language', 'ownChangedAt'],
    ['language', 'state', 'createdAt'],
    ['language', 'state', 'category', 'createdAt'],
    ['language', 'state', 'group', 'createdAt'],
    ['language', 'state', 'showInOverview', 'createdAt'],
    ['language', 'state', 'showInOverview', 'category', 'createdAt'],
    ['language', 'state', 'showInOverview', 'group', 'createdAt'],
  ],
  icon: 'edit',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A news item. Visitors see it between its moments.',
})
export class NewsItem extends RelatedRecord {
  @Text({ max: 120, required: true, unique: 'language', inList: true })
  title: string

  @Text({ max: 160 })
  subtitle: string | null

  @Multiline({ max: 600 })
  intro: string | null

  @RichText()
  text: string | null

  @Reference(() => NewsCategory, { inList: true, editedInList: true, shared: true })
  category: number | null

  @Reference(() => NewsGroup, { inList: true, shared: true })
  group: number | null

  @Flag({ inList: true, filterable: true, section: 'details', default: true, shared: true })
  showInOverview: boolean

  /**
   * Its date for visitors, by which news is ordered. Where the owner says none it is when it was added, or of what is planned
   * when it begins.
   */
  @Instant({ section: 'details', sortable: true, isFilled: true })
  override createdAt: string

  /** The last day on which it is good; for ever when null. */
  @Day({ section: 'details', shared: true })
  goodUntil: string | null

  @Flag({ section: 'details', filterable: true, shared: true })
  isTeaser: boolean

  @Multiline({ max: 300, section: 'details' })
  introOverview: string | null

  @ImageAddress({ required: true, requiredText: 'field.overviewImage', shared: true })
  overviewImage: string

  @ImageAddress({ shared: true })
  headerImage: string | null

  @ImageAddress({ shared: true })
  image: string | null

  @Flag({ section: 'details', shared: true })
  showActionBtn: boolean

  @Text({ max: 40, section: 'details' })
  actionBtnTitle: string | null

  @Slug({ from: 'title' })
  url: string

  @Multiline({ max: 160, section: 'search' })
  seoDescription: string | null

  @ImageAddress({ section: 'search' })
  facebookImage: string | null

  @TranslationLink()
  translation: Translation | null
}
