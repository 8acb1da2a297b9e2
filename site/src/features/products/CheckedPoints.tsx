import { FormattedMessage } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'

/** What the shop checked or renewed of a product. */
export function CheckedPoints({ points }: { points: { text: string }[] }) {
  if (points.length === 0) return null
  return (
    <div className="product__checked">
      <h2>
        <FormattedMessage id="products.checked" />
      </h2>
      <ul>
        {points.map(({ text }) => (
          <li key={text}>
            <Icon name="checkmark" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
