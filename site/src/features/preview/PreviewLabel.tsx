import { FormattedMessage } from 'react-intl'
import type { Preview } from '../../kernel/screens/Preview'
import { Moment } from '../shop/Moment'

/** Marks a preview in the header, and links to the public address where there is one. */
export function PreviewLabel({ publicAddress, draft, expiresAt }: Preview) {
  return (
    <p className={draft ? 'preview-label preview-label--draft' : 'preview-label'}>
      <strong>
        <FormattedMessage id="preview.label" />
      </strong>
      {publicAddress ? (
        <a href={publicAddress}>
          <FormattedMessage id="preview.shown" />
        </a>
      ) : (
        <span>
          <FormattedMessage
            id={expiresAt ? 'preview.until' : draft ? 'preview.draft' : 'preview.hidden'}
            values={{ until: expiresAt && <Moment instant={expiresAt} /> }}
          />
        </span>
      )}
    </p>
  )
}
