import { trackAddress } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PageFieldsFragment } from '../../generated/graphql'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Hero } from '../../kernel/components/Hero'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage } from '../../kernel/screens/useLayout'

interface PageHeroProps {
  page: PageFieldsFragment
  isLarge?: boolean
  breadcrumbs: ReactNode
}

/** The opening of a page, with its slider or its one picture. */
export function PageHero({ page, isLarge, breadcrumbs }: PageHeroProps) {
  const language = useLanguage()
  const isOpen = useIsOpen()
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
      {page.showActionBtn && isLarge && isOpen(trackAddress(language)) && (
        <SiteLink className="button button--quiet" to={trackAddress(language)}>
          <Icon name="diagnose" />
          <FormattedMessage id="action.status" />
        </SiteLink>
      )}
    </Hero>
  )
}
