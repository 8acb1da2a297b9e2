import { type Language, languages, screenAddress, screens } from '@shop/server/screens'

/** The forms of the contact screen; the buttons of the site open them. */
export const contactForms = ['appointment', 'question', 'contact'] as const
export type ContactForm = (typeof contactForms)[number]

/** The forms with a screen of their own. */
export const screenForms = ['phone', 'remoteAssistance'] as const
export type ScreenForm = (typeof screenForms)[number]

export type FormName = ContactForm | ScreenForm

/** The fragment of a form on its screen. */
export const formAnchor: Record<Language, string> = { nl: 'formulier', en: 'form' }

/** Which of the forms of the contact screen an address asks for. */
export function contactFormAt(search: string): ContactForm {
  const asked = new URLSearchParams(search).get('form')
  return contactForms.find((form) => form === asked) ?? 'contact'
}

/** The address of a form, which a browser without scripts posts it to as well. */
export function formAddress(form: FormName, language: Language, about?: string): string {
  const path = formPath(form, language)
  const query = about ? `${path.includes('?') ? '&' : '?'}about=${encodeURIComponent(about)}` : ''
  return `${path}${query}#${formAnchor[language]}`
}

/** The subject of a message, from the query. */
export function aboutAt(search: string): string | null {
  return new URLSearchParams(search).get('about')?.slice(0, 200) || null
}

export function formPath(form: FormName, language: Language): string {
  const screenForm = screenForms.find((one) => one === form)
  if (screenForm) return screenAddress(screenForm, language)
  const contact = screenAddress('contact', language)
  return form === 'contact' ? contact : `${contact}?form=${form}`
}

/** The form of an address and its language; null at other addresses. */
export function formAt({ pathname, search }: { pathname: string; search: string }): {
  form: FormName
  language: Language
} | null {
  for (const language of languages) {
    for (const screen of ['contact', ...screenForms] as const) {
      if (pathname !== `/${language}/${screens[screen][language]}`) continue
      return { form: screen === 'contact' ? contactFormAt(search) : screen, language }
    }
  }
  return null
}
