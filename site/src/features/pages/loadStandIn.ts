import { contactUrls, homeUrls, type Language, pageAddress } from '@shop/server/screens'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import type { PageData } from './PageData'

/** Home or contact without a page of the owner: the shop's name and description. */
export async function loadStandIn(site: Site, language: Language, fullUrl: string): Promise<PageData> {
  const { shop } = await site.query('ShopWords', { language })
  const other = otherLanguage(language)
  const translated = fullUrl === homeUrls[language] ? homeUrls[other] : contactUrls[other]
  return {
    kind: 'page',
    isStandIn: true,
    translationAddress: pageAddress(other, translated),
    page: {
      id: 0,
      language,
      // The word is the same in both languages.
      title: fullUrl === homeUrls[language] ? shop.name : 'Contact',
      subtitle: null,
      showSubtitle: false,
      intro: shop.description,
      showIntro: true,
      image: null,
      showSlider: false,
      sliderImages: [],
      showActionBtn: true,
      actionBtnTitle: null,
      seoDescription: null,
      facebookImage: null,
      fullUrl,
      menuTitle: null,
      belongsTo: null,
      pageTranslation: null,
      blocks: [],
    },
  }
}
