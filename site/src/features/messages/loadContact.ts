import type { Language } from '@shop/server/screens'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { ContactForm } from '../../kernel/addresses/formAddresses'
import { aboutAt, contactFormAt, formPath } from '../../kernel/addresses/formAddresses'
import type { Site } from '../../kernel/data/Site'
import { loadPage } from '../pages/loadPage'
import type { PageData } from '../pages/PageData'

/** The contact page, with the form that its address asks for. */
export interface ContactData extends PageData {
  form: ContactForm
  /** What the message is to be about. */
  about: string | null
}

/** The contact page, and which form its address asks for; its translation opens at the same form. */
export async function loadContact(site: Site, address: URL, language: Language, fullUrl: string): Promise<ContactData> {
  const { search } = address
  const page = await loadPage(site, address, language, fullUrl)
  const form = contactFormAt(search)
  return {
    ...page,
    translationAddress: page.translationAddress && formPath(form, otherLanguage(language)),
    form,
    about: aboutAt(search),
  }
}
