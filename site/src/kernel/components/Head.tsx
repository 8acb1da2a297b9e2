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
  const fullTitle = title.includes(shop.name) ? title : `${title} | ${shop.name}`
  const canonical = publicUrl + address
  const shown = image ?? { url: sharePictureAddress, ...sharePictureSize }
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
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content={locales[language].replace('-', '_')} />
      <meta property="og:image" content={publicUrl + shown.url} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
