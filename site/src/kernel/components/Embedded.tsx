import { type ReactNode, useState } from 'react'
import { useMountEffect } from '../browser/useMountEffect'

interface EmbeddedProps {
  /** What the frame shows, at another host. */
  src: string
  /** Where the same is seen there: what the press leads to without scripts. */
  href: string
  /** What it is, for whoever cannot see the frame. */
  title: string
  /** Whether the visitor has agreed that it is loaded at once. */
  isAllowed: () => boolean
  className: string
  /** What is shown until then; says whose it is and what follows from a press. */
  children: ReactNode
}

/** A document of another host, of which nothing is loaded before a press or the visitor's consent. */
export function Embedded({ src, href, title, isAllowed, className, children }: EmbeddedProps) {
  const [state, setState] = useState<'link' | 'button' | 'frame'>('link')
  useMountEffect(() => setState(isAllowed() ? 'frame' : 'button'))
  if (state === 'frame') {
    return (
      <iframe
        className={`${className} embedded--frame`}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      />
    )
  }
  return state === 'button' ? (
    <button type="button" className={className} onClick={() => setState('frame')}>
      {children}
    </button>
  ) : (
    <a className={className} href={href} rel="noreferrer">
      {children}
    </a>
  )
}
