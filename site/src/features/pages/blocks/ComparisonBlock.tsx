import { type CSSProperties, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../../kernel/components/icons/Icon'
import { Picture } from '../../../kernel/components/Picture'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

const sizes = '(width > 62em) 800px, 92vw'

/** The initial position of the edge in percent of the width, as in the stylesheet. */
const middle = 50

/** Two pictures of the same thing over each other, and an edge that is moved to see more of either. */
export function ComparisonBlock({ block }: { block: BlockOf<'ComparisonBlock'> }) {
  const { formatMessage } = useIntl()
  const [edge, setEdge] = useState(middle)
  const title = block.title ?? ''
  return (
    <BlockSection block={block} kind="comparison">
      <div className="comparison" style={edge === middle ? undefined : ({ '--edge': edge / 100 } as CSSProperties)}>
        <figure className="comparison__before">
          <Picture image={block.beforeImage} alt={title} sizes={sizes} />
          <figcaption>
            <FormattedMessage id="comparison.before" />
          </figcaption>
        </figure>
        <figure className="comparison__after">
          <Picture image={block.afterImage} alt={title} sizes={sizes} />
          <figcaption>
            <FormattedMessage id="comparison.after" />
          </figcaption>
        </figure>
        <input
          type="range"
          value={edge}
          onChange={({ currentTarget }) => setEdge(currentTarget.valueAsNumber)}
          aria-label={formatMessage({ id: 'comparison.edge' })}
          aria-valuetext={formatMessage({ id: 'comparison.shown' }, { before: edge, after: 100 - edge })}
        />
        <span className="comparison__line" />
        <span className="comparison__handle">
          <Icon name="compare" />
        </span>
      </div>
    </BlockSection>
  )
}
