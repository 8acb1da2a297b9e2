import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ActionLink } from '../components/ActionLink'
import { Hero } from '../components/Hero'
import { Icon } from '../components/icons/Icon'
import type { PageFieldsFragment } from '../generated/graphql'
import { phoneAddress } from '../layout/phoneAddress'
import { useLayout } from '../layout/useLayout'

interface PageHeroProps {
  page: PageFieldsFragment
  isLarge?: boolean
  breadcrumbs: ReactNode
}

/** The opening of a page, with its slider or its one picture. */
export function PageHero({ page, isLarge, breadcrumbs }: PageHeroProps) {
  const { shop } = useLayout()
  const { showSlider, sliderImages, image } = page
  const still = image ? [image] : []
  return (
    <Hero
      kicker={page.showSubtitle ? page.subtitle : null}
      title={page.title}
      intro={page.showIntro ? page.intro : null}
      images={showSlider && sliderImages.length > 0 ? sliderImages : still}
      isLarge={isLarge}
      breadcrumbs={breadcrumbs}
    >
      {page.showActionBtn && <ActionLink action="appointment">{page.actionBtnTitle}</ActionLink>}
      {page.showActionBtn && isLarge && (
        <a className="button button--quiet" href={phoneAddress(shop.phone)}>
          <Icon name="phone" />
          <FormattedMessage id="action.call" values={{ phone: shop.phone }} />
        </a>
      )}
    </Hero>
  )
}
