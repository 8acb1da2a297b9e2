import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import type { TipNeighboursQuery, TipOverviewQuery, TipQuery } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { orMoved } from '../../kernel/screens/notFound'
import { assertWithin, pageNumber } from '../../kernel/screens/paging'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface TipsData extends ScreenData {
  kind: 'tips'
  tips: TipOverviewQuery['publicTips']
  page: number
}

export interface TipData extends ScreenData {
  kind: 'tip'
  tip: TipQuery['publicTipByUrl']
  neighbours?: TipNeighboursQuery['publicTipNeighbours']
}

/** A page of the tips overview. */
export async function loadTips(site: Site, language: Language, url: URL): Promise<TipsData> {
  const page = pageNumber(url, language)
  const { publicTips: tips } = await site.query('TipOverview', { language, page })
  assertWithin(page, tips.total)
  return { kind: 'tips', tips, page, translationAddress: screenAddress('tips', otherLanguage(language)) }
}

/** A tip by its url; one of the other language is sent to its own address. */
export async function loadTip(site: Site, language: Language, url: string, address: URL): Promise<TipData> {
  const { publicTipByUrl: tip } = await orMoved(site, address.pathname, () => site.query('Tip', { url }))
  if (tip.language !== language) throw redirect(screenAddress('tips', tip.language, tip.url) + address.search, 301)
  const { publicTipNeighbours: neighbours } = await site.query('TipNeighbours', { id: tip.id })
  const { translation } = tip
  return {
    kind: 'tip',
    tip,
    neighbours,
    translationAddress: translation?.url ? screenAddress('tips', translation.language, translation.url) : null,
  }
}
