import { FormattedMessage } from 'react-intl'
import { useScreenData } from '../screens/useLayout'

/** Says in the header that this is a preview, and whether visitors see the same. */
export function PreviewLabel() {
  const preview = useScreenData()?.preview
  if (!preview) return null
  const { publicAddress, draft } = preview
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
          <FormattedMessage id={draft ? 'preview.draft' : 'preview.hidden'} />
        </span>
      )}
    </p>
  )
}
