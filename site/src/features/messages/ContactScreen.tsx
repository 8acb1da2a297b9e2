import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { contactForms, formAnchor, formPath, screenForms } from '../../kernel/addresses/formAddresses'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useIsOffered } from '../../kernel/components/useIsOffered'
import { useLayout } from '../../kernel/screens/useLayout'
import { Blocks } from '../pages/blocks/Blocks'
import { PageHead } from '../pages/PageHead'
import { PageHero } from '../pages/PageHero'
import { pageTrail } from '../pages/pageTrail'
import { useReplyTime } from '../shop/useReplyTime'
import { ContactFacts } from './ContactFacts'
import type { FormOutcome } from './FormOutcome'
import type { ContactData } from './loadContact'
import { MessageForm } from './MessageForm'
import { SentNotice } from './sentNoticeOnDemand'

export { loadContact } from './loadContact'

/** The contact page of the owner, with a form, the shop's address, telephone, e-mail and hours. */
export function ContactScreen() {
  const { page, translationAddress, form: asked, about } = useLoaderData<ContactData>()
  const { pages, shop } = useLayout()
  const isOffered = useIsOffered()
  const forms = contactForms.filter(isOffered)
  const form = forms.includes(asked) ? asked : 'contact'
  const time = useReplyTime(form)
  const { sent, refused } = useActionData<FormOutcome>() ?? {}
  const { formatMessage } = useIntl()
  const { language } = page
  return (
    <>
      <PageHead
        page={page}
        address={screenAddress('contact', language)}
        translationAddress={translationAddress && screenAddress('contact', otherLanguage(language))}
      />
      <PageHero page={page} breadcrumbs={<Breadcrumbs trail={pageTrail(page, pages)} />} />
      <section id={formAnchor[language]} className="block block--gray block--normal" aria-labelledby="form-title">
        <div className="frame form-screen">
          <div className="form-screen__form">
            <h2 id="form-title">
              <FormattedMessage id={`form.${form}.title`} />
            </h2>
            <p className="lead">
              <FormattedMessage id={`form.${form}.intro`} values={{ time }} />
            </p>
            <nav className="chips" aria-label={formatMessage({ id: 'form.kinds' })}>
              <ul>
                {forms.map((one) => (
                  <li key={one}>
                    <SiteLink
                      to={
                        one === 'appointment' && shop.takesAppointments
                          ? screenAddress(one, language)
                          : formPath(one, language)
                      }
                      aria-current={one === form ? 'true' : undefined}
                      preservesScroll
                    >
                      <FormattedMessage id={`form.${one}.kind`} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            {sent ? (
              <SentNotice form={form} {...sent} />
            ) : (
              <MessageForm key={form} form={form} about={about} refused={refused} />
            )}
          </div>
          <ContactFacts>
            <div>
              <h2>
                <FormattedMessage id="form.others" />
              </h2>
              {screenForms.filter(isOffered).map((one) => (
                <OnwardLink key={one} to={formPath(one, language)}>
                  <FormattedMessage id={`form.${one}.title`} />
                </OnwardLink>
              ))}
            </div>
          </ContactFacts>
        </div>
      </section>
      <Blocks key={page.id} blocks={page.blocks} />
    </>
  )
}
