import type { Language } from '@shop/server/screens'
import { otherLanguage } from '../addresses/addresses'
import { aboutAt, contactFormAt, formPath, isSentAt } from '../addresses/formAddresses'
import type { Site } from '../data/Site'
import { loadPage } from '../pages/loadPage'
import type { ContactData } from '../screens/ScreenData'
import { shopDay } from '../shop/shopDays'

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
