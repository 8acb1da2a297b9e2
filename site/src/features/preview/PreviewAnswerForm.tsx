import { previewLinkAddress } from '@shop/server/screens'
import { useId } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { ariaAttributes, FieldFrame } from '../../kernel/forms/FieldFrame'
import type { Refused } from '../../kernel/forms/Refused'
import { TextInput } from '../../kernel/forms/TextInput'
import { useLanguage } from '../../kernel/screens/useLayout'
import { Moment } from '../shop/Moment'
import type { SharedPreviewData } from './loadSharedPreview'

interface PreviewAnswerFormProps extends Pick<SharedPreviewData, 'code' | 'sent'> {
  shared: NonNullable<SharedPreviewData['shared']>
  refused: Refused | undefined
}

/** Below a preview: what it lacks, who agreed with which version, and a plain form that works without scripts. */
export function PreviewAnswerForm({ code, shared, sent, refused }: PreviewAnswerFormProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const textId = useId()
  const { missing, versionAt } = shared
  const { values, faults } = refused ?? { values: {} as Refused['values'], faults: {} as Refused['faults'] }
  return (
    <section id="answer" className="frame status-screen track" aria-labelledby="answer-title">
      <h2 id="answer-title">
        <FormattedMessage id="previewLink.title" />
      </h2>
      <p className="track__note">
        <FormattedMessage id="previewLink.version" values={{ when: <Moment instant={versionAt} /> }} />
      </p>
      {missing.length > 0 && (
        <p className="track__note">
          <FormattedMessage
            id="previewLink.missing"
            values={{ fields: <FormattedList value={missing} />, count: missing.length }}
          />
        </p>
      )}
      <AnswerGiven shared={shared} sent={refused ? null : sent} />
      <form className="form" method="post" action={`${previewLinkAddress(language, code)}#answer`}>
        {refused?.problem && (
          <p className="form__problem" role="alert">
            {refused.problem}
          </p>
        )}
        <input type="hidden" name="version" value={shared.version} />
        <FieldFrame
          field={{
            label: formatMessage({ id: 'previewLink.remark' }),
            hint: formatMessage({ id: 'previewLink.remarkHint' }),
            isRequired: true,
          }}
          id={textId}
          fault={faults.remark}
        >
          <textarea
            id={textId}
            name="remark"
            rows={4}
            maxLength={2000}
            defaultValue={values.remark ?? ''}
            {...ariaAttributes(textId, faults.remark, 'hint')}
          />
        </FieldFrame>
        <TextInput
          name="name"
          label={formatMessage({ id: 'previewLink.name' })}
          hint={formatMessage({ id: 'previewLink.nameHint' })}
          value={values.name}
          fault={faults.name}
          autoComplete="name"
          isEither
        />
        {/* The first is what the Enter key presses: nobody agrees by it. */}
        <p className="buttons form__buttons">
          <button type="submit" name="answer" value="remark" className="button button--quiet">
            <FormattedMessage id="previewLink.send" />
          </button>
          <button type="submit" name="answer" value="agreement" className="button button--primary">
            <FormattedMessage id="previewLink.agree" />
          </button>
        </p>
      </form>
    </section>
  )
}

function AnswerGiven({
  shared: { agreement },
  sent,
}: Pick<SharedPreviewData, 'sent'> & Pick<PreviewAnswerFormProps, 'shared'>) {
  const values = agreement && { name: agreement.name, when: <Moment instant={agreement.versionAt} /> }
  return (
    <div role="status">
      {sent === 'remark' && (
        <p>
          <strong>
            <FormattedMessage id="previewLink.remarked" />
          </strong>
        </p>
      )}
      {values && agreement.isCurrent && (
        <p>
          <strong>
            <FormattedMessage id={sent === 'agreement' ? 'previewLink.thanks' : 'previewLink.agreed'} values={values} />
          </strong>
        </p>
      )}
      {values && !agreement.isCurrent && (
        <p>
          <FormattedMessage id="previewLink.stale" values={values} />
        </p>
      )}
    </div>
  )
}
