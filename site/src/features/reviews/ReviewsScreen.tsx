import { type Language, screenAddress } from '@shop/server/screens'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { Hero } from '../../kernel/components/Hero'
import type { Crumb } from '../../kernel/components/trail'
import { useLanguage } from '../../kernel/screens/useLayout'
import { AverageStars } from './AverageStars'
import type { ReviewsData } from './loadReviews'
import { ReviewList } from './ReviewList'

export { loadReviews } from './loadReviews'

/** The way to the reviews. */
export function reviewsTrail(language: Language, { formatMessage }: IntlShape): Crumb[] {
  return [{ title: formatMessage({ id: 'reviews.title' }), address: screenAddress('reviews', language) }]
}

/** What customers say of the shop. */
export function ReviewsScreen() {
  const { reviews, translationAddress } = useLoaderData<ReviewsData>()
  const language = useLanguage()
  const intl = useIntl()
  const { formatMessage } = intl
  const title = formatMessage({ id: 'reviews.title' })
  const intro = formatMessage({ id: 'reviews.intro' })
  return (
    <>
      <Head
        title={title}
        description={intro}
        address={screenAddress('reviews', language)}
        translationAddress={translationAddress}
      />
      <Hero
        title={title}
        intro={intro}
        images={[]}
        breadcrumbs={<Breadcrumbs trail={reviewsTrail(language, intl)} />}
      />
      <div className="frame overview">
        {reviews.length > 0 ? (
          <>
            <AverageStars reviews={reviews} />
            <ReviewList items={reviews} />
          </>
        ) : (
          <p className="empty">
            <FormattedMessage id="reviews.empty" />
          </p>
        )}
        <div className="reviews__onward">
          <h2>
            <FormattedMessage id="reviews.ask" />
          </h2>
          <p className="buttons">
            <ActionLink action="appointment" />
            <ActionLink action="question" look="quiet" />
          </p>
        </div>
      </div>
    </>
  )
}
