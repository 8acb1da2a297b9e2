import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { noticeIn, noticeParameter, notices } from '../../features/sessions/notices'
import { Icon } from '../../kernel/components/icons/Icon'

/** Why the visitor was redirected here. It is removed from the address, so that a reload does not repeat it. */
export function Notice() {
  const { search } = useLocation()
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(() => noticeIn(search))

  useEffect(() => {
    const named = noticeIn(search)
    if (!named) return
    setShown(named)
    const address = new URL(location.href)
    address.searchParams.delete(noticeParameter)
    history.replaceState(history.state, '', address)
  }, [search])

  if (!shown) return null
  return (
    <div className="notice" role="alert">
      <div className="frame notice__row">
        <p>
          <FormattedMessage id={notices[shown]} />
        </p>
        <button type="button" onClick={() => setShown(null)} aria-label={formatMessage({ id: 'notice.close' })}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
