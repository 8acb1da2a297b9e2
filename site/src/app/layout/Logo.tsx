import type { ImageFieldsFragment } from '../../generated/graphql'
import { imageVariants } from '../../kernel/components/imageVariants'
import { useLayout } from '../../kernel/screens/useLayout'

/** A wider logo shows the name itself. */
const widestMark = 1.6

/** At most this wide, see layout.css. */
const sizes = '14rem'

/**
 * The shop's logo, with its name beside a mark; without a logo the first letter of the name.
 * @param isOnBar on the dark bar rather than on the page
 */
export function Logo({ isOnBar = false }: { isOnBar?: boolean }) {
  const { name, logo, logoDark } = useLayout().shop
  const shown = (isOnBar && logoDark) || logo
  if (!shown) {
    return (
      <>
        <span className="logo__initial" aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="logo__name">{name}</span>
      </>
    )
  }
  const isMark = shown.width <= shown.height * widestMark
  const { webp, fallback } = imageVariants(shown)
  return (
    <>
      <picture className={logoDark ? 'logo__picture' : `logo__picture logo__picture--plate${isOnBar ? '-always' : ''}`}>
        {logoDark && !isOnBar && <DarkSource logo={logoDark} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img src={fallback} width={shown.width} height={shown.height} alt={isMark ? '' : name} />
      </picture>
      {isMark && <span className="logo__name">{name}</span>}
    </>
  )
}

function DarkSource({ logo }: { logo: ImageFieldsFragment }) {
  const { webp, fallback } = imageVariants(logo)
  return <source media="screen and (prefers-color-scheme: dark)" srcSet={webp ?? fallback} sizes={sizes} />
}
