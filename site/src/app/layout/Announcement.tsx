import { useIntl } from 'react-intl'
import type { LayoutQuery } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'
import { SmartLink } from '../../kernel/components/SmartLink'

type AnnouncementProps = NonNullable<LayoutQuery['shop']['announcement']>

/** What the shop announces while a promotion runs. The browser closes it, also without scripts, until the site is opened anew. */
export function Announcement({ text, link }: AnnouncementProps) {
  const { formatMessage } = useIntl()
  return (
    <dialog open className="notice" aria-label={text}>
      <form method="dialog" className="frame notice__row">
        <p>{link ? <SmartLink to={link}>{text}</SmartLink> : text}</p>
        <button type="submit" aria-label={formatMessage({ id: 'notice.close' })}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
}
