import { FormattedMessage } from 'react-intl'
import { useScreenData } from '../layout/useLayout'

/** Says in the header that this is a preview, and whether visitors see the same. */
export function PreviewLabel() {
  const preview = useScreenData()?.preview
  if (!preview) return null
  const { publicAddress } = preview
  return (
    <p className="preview-label">
      <strong>
        <FormattedMessage id="preview.label" />
      </strong>
      {publicAddress ? (
        <a href={publicAddress}>
          <FormattedMessage id="preview.shown" />
        </a>
      ) : (
        <span>
          <FormattedMessage id="preview.hidden" />
        </span>
      )}
    </p>
  )
}
