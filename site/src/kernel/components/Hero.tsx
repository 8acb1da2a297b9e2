import type { ReactNode } from 'react'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { Slider } from './Slider'

interface HeroProps {
  kicker?: string | null | undefined
  title: string
  intro?: string | null | undefined
  /** One picture, or several that fade into each other; none leaves the words alone. */
  images: ImageFieldsFragment[]
  /** The home page's opening is larger than that of the other pages. */
  isLarge?: boolean
  breadcrumbs?: ReactNode
  children?: ReactNode
}

/** A picture fills its height too: beside the words of a large opening that is wider than its column. */
const sizes = {
  normal: '(width > 62em) 56vw, 100vw',
  large: '(width > 62em) max(56vw, clamp(910px, 132vh, 1195px)), 110vw',
}

/** The opening of a screen: words on paper beside a picture with a slanted edge. */
export function Hero({ kicker, title, intro, images, isLarge = false, breadcrumbs, children }: HeroProps) {
  const classes = ['hero', isLarge && 'hero--large', images.length === 0 && 'hero--plain'].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      <div className="frame hero__frame">
        <div className="hero__words">
          {breadcrumbs}
          {kicker && <p className="kicker">{kicker}</p>}
          <h1>{title}</h1>
          {intro && <p className="hero__intro">{intro}</p>}
          {children && <div className="buttons">{children}</div>}
        </div>
      </div>
      {images.length > 0 && <Slider images={images} sizes={isLarge ? sizes.large : sizes.normal} />}
    </div>
  )
}
