import { videoAt } from '@shop/server/videoAddress'
import { FormattedMessage, useIntl } from 'react-intl'
import { Embedded } from '../../../kernel/components/Embedded'
import { Icon } from '../../../kernel/components/icons/Icon'
import { Picture } from '../../../kernel/components/Picture'
import { allowsOtherHosts } from '../../consent/Consent'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

const sizes = '(width > 62em) 960px, 92vw'

/** A video behind a picture of the shop's own, until the visitor wants to see it. */
export function VideoBlock({ block }: { block: BlockOf<'VideoBlock'> }) {
  const { formatMessage } = useIntl()
  const video = videoAt(block.address)
  if (!video) return null
  const { host, watch, embed } = video
  return (
    <BlockSection block={block} kind="video">
      <Embedded
        className="embedded embedded--video"
        src={embed}
        href={watch}
        title={block.title ?? formatMessage({ id: 'video.title' }, { host })}
        isAllowed={allowsOtherHosts}
      >
        <Picture image={block.poster} alt="" sizes={sizes} />
        <span className="embedded__words">
          <Icon name="play" />
          <span>
            <FormattedMessage
              id="video.play"
              values={{ title: block.title ?? '', hasTitle: block.title ? 'yes' : 'no' }}
            />
            <small>
              <FormattedMessage id="video.from" values={{ host }} />
            </small>
          </span>
        </span>
      </Embedded>
    </BlockSection>
  )
}
