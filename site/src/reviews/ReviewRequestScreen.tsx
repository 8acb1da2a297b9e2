import { reviewAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { Head } from '../components/Head'
import { SiteLink } from '../components/SiteLink'
import type { Refused } from '../forms/Refused'
import type { MessageId } from '../i18n/MessageId'
import { useLanguage, useLayout } from '../screens/useLayout'
import type { ReviewRequestData } from './loadReviewRequest'
import { ReviewForm } from './ReviewForm'

/** Where a customer writes the review that a mail asked for, or says that no more such mails are wanted. */
export function ReviewRequestScreen() {
  const { code, request } = useLoaderData<ReviewRequestData>()
  const refused = useActionData<Refused>()
  const language = useLanguage()
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const title = titleOf(request?.state)
  // The address in the head is that of all reviews: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen track">
      <Head title={formatMessage({ id: title })} address={screenAddress('reviews', language)} isHidden />
      <header className="status-screen__header">
        <h1>
          <FormattedMessage id={title} />
        </h1>
        <p className="lead">
          <FormattedMessage
            id={`${title.replace(/title$/, 'text')}` as MessageId}
            values={{ shop: shop.name, subject: request?.subject ?? '' }}
          />
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

function titleOf(state: NonNullable<ReviewRequestData['request']>['state'] | undefined): MessageId {
  return state === undefined ? 'reviewRequest.dead.title' : `reviewRequest.${state}.title`
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
