import type { ReactNode } from 'react'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { Breadcrumbs } from './Breadcrumbs'
import { Picture } from './Picture'
import { RichText } from './RichText'
import type { Crumb } from './trail'

interface ArticleProps {
  trail: Crumb[]
  /** When it was written, and what it is about. */
  meta?: ReactNode
  title: string
  subtitle: string | null
  intro: string | null
  text: string | null
  /** What a reader has to know before it, such as that it is out of date. */
  notice?: ReactNode
  picture: ImageFieldsFragment | null
  /** What follows the text. */
  children: ReactNode
  /** Links to the items before and after it, and related ones. */
  neighbours: ReactNode
}

/** A news item or a tip: heading and intro, then the picture and the text. */
export function Article(props: ArticleProps) {
  const { trail, meta, title, subtitle, intro, text, notice, picture, children, neighbours } = props
  return (
    <>
      <article className="article">
        <header className="frame article__header">
          <Breadcrumbs trail={trail} />
          {meta && <p className="meta">{meta}</p>}
          <h1>{title}</h1>
          {notice && (
            <p className="article__notice" role="note">
              {notice}
            </p>
          )}
          {subtitle && <p className="article__subtitle">{subtitle}</p>}
          {intro && <p className="article__intro">{intro}</p>}
        </header>
        {picture && (
          <div className="frame article__picture">
            <Picture image={picture} alt="" sizes="(width > 62em) 880px, 100vw" isPriority />
          </div>
        )}
        <div className="frame article__body">
          {text && <RichText html={text} />}
          {children}
        </div>
      </article>
      {neighbours}
    </>
  )
}
