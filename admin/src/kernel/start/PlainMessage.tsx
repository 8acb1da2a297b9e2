import './plainMessage.css'
import type { ReactNode } from 'react'
import { intlFor, loadTexts } from '../i18n/createI18nProvider'
import type { Language } from '../managed/ManagedEntity'
import { shopName } from '../shop/shopFacts'

interface PlainMessageProps {
  title: string
  text: string
  link: string
  linkText: string
}

/** What is shown when a document itself cannot be. */
export function PlainMessage({ title, text, link, linkText }: PlainMessageProps) {
  return (
    <main className="plain-message">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <a href={link}>{linkText}</a>
    </main>
  )
}

/** Renders a document once the texts of its language are loaded, or a message with a way to try again. */
export async function renderWithTexts(
  root: { render(content: ReactNode): void },
  language: Language,
  content: ReactNode,
): Promise<void> {
  try {
    await loadTexts(language)
    root.render(content)
  } catch {
    const { messages } = intlFor(language)
    root.render(
      <PlainMessage
        title={shopName()}
        text={String(messages['failure.noAnswer'])}
        link={window.location.href}
        linkText={String(messages['list.retry'])}
      />,
    )
  }
}
