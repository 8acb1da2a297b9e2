import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { Head } from '../../kernel/components/Head'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { SharedPreviewData } from './loadSharedPreview'
import { PreviewAnswerForm } from './PreviewAnswerForm'
import { RecordScreen } from './RecordScreen'

export { loadSharedPreview as load } from './loadSharedPreview'

/** A record as it is to become, for who has the secret address, with a form to say what is to be said of it. */
export function Component() {
  const loaded = useLoaderData<SharedPreviewData>()
  const refused = useActionData<Refused>()
  const { code, shared, sent } = loaded
  if (!shared) return <DeadPreview />
  return (
    <>
      {'preview' in loaded && <RecordScreen data={loaded as Parameters<typeof RecordScreen>[0]['data']} />}
      {loaded.kind === 'draft' && <Unfinished />}
      <PreviewAnswerForm code={code} shared={shared} sent={sent} refused={refused} />
    </>
  )
}

/** The address in the head is none of a preview: the secret one stands nowhere but in the address bar. */
function DeadPreview() {
  const language = useLanguage()
  const title = useIntl().formatMessage({ id: 'previewLink.dead.title' })
  return (
    <div className="frame status-screen track">
      <Head title={title} address={screenAddress('contact', language)} isHidden />
      <header className="status-screen__header">
        <h1>{title}</h1>
        <p className="lead">
          <FormattedMessage id="previewLink.dead.text" />
        </p>
      </header>
    </div>
  )
}

function Unfinished() {
  const language = useLanguage()
  const title = useIntl().formatMessage({ id: 'previewLink.unfinished.title' })
  return (
    <div className="frame status-screen track">
      <Head title={title} address={screenAddress('contact', language)} isHidden />
      <header className="status-screen__header">
        <h1>{title}</h1>
        <p className="lead">
          <FormattedMessage id="previewLink.unfinished.text" />
        </p>
      </header>
    </div>
  )
}
