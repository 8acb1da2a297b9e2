import { type Language, screenAddress } from '@shop/server/screens'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { formAnchor, type ScreenForm } from '../../kernel/addresses/formAddresses'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { Hero } from '../../kernel/components/Hero'
import { onDemand } from '../../kernel/components/onDemand'
import type { Crumb } from '../../kernel/components/trail'
import { useLanguage } from '../../kernel/screens/useLayout'
import { ContactFacts } from './ContactFacts'
import type { FormOutcome } from './FormOutcome'
import type { MessageData } from './loadMessage'
import { MessageForm } from './MessageForm'
import { Steps } from './Steps'
import { SentNotice } from './sentNoticeOnDemand'

export { loadPhone, loadRemoteAssistance } from './loadMessage'

/** Not every form stands beside prices. */
const Prices = onDemand('Prices', async () => (await import('../priceFinder/FaultList')).FaultList)

/** The way to a form with a screen of its own. */
export function messageTrail(form: ScreenForm, language: Language, { formatMessage }: IntlShape): Crumb[] {
  return [{ title: formatMessage({ id: `form.${form}.title` }), address: screenAddress(form, language) }]
}

/** A form with a screen of its own, and what happens after it was sent. */
export function MessageScreen() {
  const { form, hasDownload, instructions, prices, translationAddress } = useLoaderData<MessageData>()
  const { sent, refused } = useActionData<FormOutcome>() ?? {}
  const language = useLanguage()
  const intl = useIntl()
  const { formatMessage } = intl
  const title = formatMessage({ id: `form.${form}.title` })
  return (
    <>
      <Head
        title={title}
        description={formatMessage({ id: `form.${form}.description` })}
        address={screenAddress(form, language)}
        translationAddress={translationAddress}
      />
      <Hero
        title={title}
        intro={formatMessage({ id: `form.${form}.intro` })}
        images={[]}
        breadcrumbs={<Breadcrumbs trail={messageTrail(form, language, intl)} />}
      />
      {(form !== 'remoteAssistance' || hasDownload) && <Steps of={form} />}
      {prices.length > 0 && (
        <section className="block block--normal" aria-labelledby="prices-title">
          <div className="frame">
            <h2 id="prices-title">
              <FormattedMessage id="form.phone.prices" />
            </h2>
            <Prices faults={prices} device="phone" />
          </div>
        </section>
      )}
      <section id={formAnchor[language]} className="block block--gray block--normal" aria-labelledby="form-title">
        <div className="frame form-screen">
          <div className="form-screen__form">
            <h2 id="form-title">
              <FormattedMessage id={`form.${form}.heading`} />
            </h2>
            {sent ? (
              <SentNotice form={form} {...sent} instructions={instructions} />
            ) : (
              <MessageForm
                form={form}
                refused={refused}
                {...(form === 'remoteAssistance' && { download: { isOffered: hasDownload, instructions } })}
              />
            )}
          </div>
          <ContactFacts />
        </div>
      </section>
    </>
  )
}
