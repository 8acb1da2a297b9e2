import type { Language } from '@shop/server/screens'
import { otherLanguage } from '../addresses'
import { aboutAt, contactFormAt, formPath, isSentAt } from '../forms/formAddresses'
import { shopDay } from '../forms/shopDays'
import type { Site } from '../Site'
import { loadPage } from './loadPage'
import type { ContactData } from './ScreenData'

/** The contact page, and which form its address asks for; its translation opens at the same form. */
export async function loadContact(
  site: Site,
  request: Request,
  language: Language,
  fullUrl: string,
): Promise<ContactData> {
  const { search } = new URL(request.url)
  const page = await loadPage(site, request, language, fullUrl)
  const form = contactFormAt(search)
  return {
    ...page,
    translationAddress: page.translationAddress && formPath(form, otherLanguage(language)),
    form,
    today: shopDay(),
    isSent: isSentAt(search),
    about: aboutAt(search),
  }
}
