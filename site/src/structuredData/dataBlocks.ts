import type { Language } from '@shop/server/screens'
import { intlOf, type Messages } from '../i18n/SiteIntl'
import type { LayoutData } from '../layout/loadLayout'
import { scriptSafeJson } from '../SiteState'
import type { ScreenData } from '../screens/ScreenData'
import { trailOf } from '../trailOf'
import { businessData } from './businessData'
import { screenData, trailData } from './screenData'

interface Page {
  language: Language
  messages: Messages
  layout: LayoutData
  /** Missing where the screen could not be loaded. */
  data: ScreenData | undefined
}

/** What search engines are told of a page, as blocks of data for its head that no text in them can break out of. */
export function dataBlocks({ language, messages, layout, data }: Page): string {
  const descriptions = [businessData(layout)]
  if (data) {
    const { formatMessage } = intlOf(language, messages)
    const trail = trailOf(data, { language, pages: layout.pages, say: (id) => formatMessage({ id }) })
    if (trail.length > 1) descriptions.push(trailData(trail, layout))
    descriptions.push(...screenData(data, layout))
  }
  return descriptions
    .map((description) => scriptSafeJson({ '@context': 'https://schema.org', ...description }))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
