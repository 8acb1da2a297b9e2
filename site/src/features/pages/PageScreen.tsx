import { homeUrls, pageAddress } from '@shop/server/screens'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { useLayout } from '../../kernel/screens/useLayout'
import { WhereWeAre } from '../shop/WhereWeAre'
import { Blocks } from './blocks/Blocks'
import type { PageData } from './PageData'
import { PageHead } from './PageHead'
import { PageHero } from './PageHero'
import { pageTrail } from './pageTrail'

export { loadAnyPage, loadPage } from './loadPage'

/** A page of the owner: its opening and its blocks. */
export function PageScreen() {
  const { page, translationAddress } = useLoaderData<PageData>()
  const { pages } = useLayout()
  const isHome = page.fullUrl === homeUrls[page.language]
  return (
    <>
      <PageHead
        page={page}
        address={pageAddress(page.language, page.fullUrl)}
        translationAddress={translationAddress}
      />
      <PageHero
        page={page}
        isLarge={isHome}
        breadcrumbs={isHome ? null : <Breadcrumbs trail={pageTrail(page, pages)} />}
      />
      <Blocks key={page.id} blocks={page.blocks} />
      {isHome && <WhereWeAre />}
    </>
  )
}
