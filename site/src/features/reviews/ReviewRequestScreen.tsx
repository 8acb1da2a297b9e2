import { reviewAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import type { ReviewRequestData } from './loadReviewRequest'
import { ReviewForm } from './ReviewForm'

export { loadReviewRequest } from './loadReviewRequest'

/** Where a customer writes the review that a mail asked for, or says that no more such mails are wanted. */
export function ReviewRequestScreen() {
  const { code, request } = useLoaderData<ReviewRequestData>()
  const refused = useActionData<Refused>()
  const language = useLanguage()
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const state = request?.state ?? 'dead'
  const title = formatMessage({ id: `reviewRequest.${state}.title` })
  // The address in the head is that of all reviews: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen track">
      <Head title={title} address={screenAddress('reviews', language)} isHidden />
      <header className="status-screen__header">
        <h1>{title}</h1>
        <p className="lead">
          <FormattedMessage id={`reviewRequest.${state}.text`} values={{ shop: shop.name }} />
        </p>
      </header>
      {request?.state === 'open' && <ReviewForm code={code} firstName={request.firstName} refused={refused} />}
      {request?.state === 'written' && (
        <p className="buttons">
          <SiteLink className="button button--quiet" to={screenAddress('reviews', language)}>
            <FormattedMessage id="reviewRequest.read" />
          </SiteLink>
        </p>
      )}
      {request && <StopForm code={code} isStopped={request.isStopped} />}
    </div>
  )
}

/** The way out: nothing but a press decides. */
function StopForm({ code, isStopped }: { code: string; isStopped: boolean }) {
  const language = useLanguage()
  return (
    <form id="stop" className="review-stop" method="post" action={reviewAddress(language, code)}>
      <h2>
        <FormattedMessage id="reviewRequest.stop.title" />
      </h2>
      {isStopped ? (
        <p role="status">
          <FormattedMessage id="reviewRequest.stop.done" />
        </p>
      ) : (
        <p className="buttons">
          <button type="submit" name="stop" value="yes" className="button button--quiet">
            <FormattedMessage id="reviewRequest.stop.submit" />
          </button>
        </p>
      )}
    </form>
  )
}
