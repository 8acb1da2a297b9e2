import './plainMessage.css'

interface PlainMessageProps {
  title: string
  text: string
  link: string
  linkText: string
}

/** What is shown when the back office itself cannot be. */
export function PlainMessage({ title, text, link, linkText }: PlainMessageProps) {
  return (
    <main className="plain-message">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <a href={link}>{linkText}</a>
    </main>
  )
}
