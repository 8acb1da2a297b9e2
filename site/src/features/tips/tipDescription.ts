import { screenAddress } from '@shop/server/screens'
import { plainText } from '../../kernel/components/plainText'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import type { Description } from '../../kernel/structuredData/Description'
import { writtenBy } from '../../kernel/structuredData/writtenBy'
import type { TipData } from './loadTips'

export function tipDescription({ tip }: TipData, layout: LayoutData): Description {
  const { publicUrl } = layout
  return {
    '@type': 'Article',
    headline: tip.title,
    description: tip.intro ?? plainText(tip.text),
    inLanguage: tip.language,
    datePublished: tip.createdAt,
    dateModified: tip.updatedAt,
    ...(tip.image && { image: [publicUrl + tip.image.url] }),
    mainEntityOfPage: publicUrl + screenAddress('tips', tip.language, tip.url),
    ...writtenBy(layout),
  }
}
