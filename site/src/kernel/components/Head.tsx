import { defaultLanguage, sharePictureAddress, sharePictureSize } from '@shop/server/screens'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../addresses/addresses'
import { locales } from '../i18n/SiteIntl'
import { useLanguage, useLayout, useScreenData } from '../screens/useLayout'

interface HeadProps {
  title: string
  description?: string | null | undefined
  /** The screen's own address, with its query where that makes another page of it. */
  address: string
  /** The same in the other language; only where it exists. */
  translationAddress?: string | null
  image?: ImageFieldsFragment | null
  kind?: 'website' | 'article' | 'product'
  /** For screens that are no destination of their own. */
  isHidden?: boolean
}

/** In characters: of a longer one search engines show the beginning alone, and the shop's name would be cut off. */
const longestTitle = 65

/** Title, description, canonical and translated addresses, and what is shown where the page is shared. */
export function Head({
  title,
  description,
  address,
  translationAddress,
  image,
  kind = 'website',
  isHidden,
}: HeadProps) {
  const { shop, publicUrl } = useLayout()
  const language = useLanguage()
  const preview = useScreenData()?.preview
  const isUnlisted = isHidden || preview !== undefined
  const named = `${title} | ${shop.name}`
  const fullTitle = title.includes(shop.name) || named.length > longestTitle ? title : named
  const canonical = publicUrl + address
  const shown = image ?? { url: sharePictureAddress, ...sharePictureSize }
  const shared = {
    title,
    description,
    type: kind,
    url: canonical,
    site_name: shop.name,
    locale: locales[language].replace('-', '_'),
    image: publicUrl + shown.url,
    'image:width': shown.width,
    'image:height': shown.height,
    'image:alt': image?.alt || title,
  }
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {translationAddress && !isUnlisted && (
        <>
          <link rel="alternate" hrefLang={language} href={canonical} />
          <link rel="alternate" hrefLang={otherLanguage(language)} href={publicUrl + translationAddress} />
          <link
            rel="alternate"
            hrefLang="x-default"
            href={language === defaultLanguage ? canonical : publicUrl + translationAddress}
          />
        </>
      )}
      {Object.entries(shared).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={String(content)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
