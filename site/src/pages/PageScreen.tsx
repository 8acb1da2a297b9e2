import { homeUrls, pageAddress } from '@shop/server/screens'
import { useLoaderData } from 'react-router'
import { Blocks } from '../blocks/Blocks'
import { Breadcrumbs } from '../components/Breadcrumbs'
import type { PageData } from '../screens/ScreenData'
import { PageHead } from './PageHead'
import { PageHero } from './PageHero'

/** A page of the owner: its opening and its blocks. */
export function PageScreen() {
  const { page, translationAddress } = useLoaderData<PageData>()
  const isHome = page.fullUrl === homeUrls[page.language]
  return (
    <>
      <PageHead
        page={page}
        address={pageAddress(page.language, page.fullUrl)}
        translationAddress={translationAddress}
      />
      <PageHero page={page} isLarge={isHome} breadcrumbs={isHome ? null : <Breadcrumbs />} />
      <Blocks key={page.id} blocks={page.blocks} />
    </>
  )
}
