import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { inLanguage } from '../addresses/addresses'
import { statusPath } from '../addresses/sessionPaths'
import { ActionLink } from '../components/ActionLink'
import { Hero } from '../components/Hero'
import { Icon } from '../components/icons/Icon'
import type { PageFieldsFragment } from '../generated/graphql'
import { useIsOpen } from '../screens/useIsOpen'
import { useLanguage } from '../screens/useLayout'

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
      {page.showActionBtn && isLarge && isOpen(statusPath) && (
        <a className="button button--quiet" href={inLanguage(statusPath, language)}>
          <Icon name="diagnose" />
          <FormattedMessage id="action.status" />
        </a>
      )}
    </Hero>
  )
}
