import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import type { ProductTeaserFragment } from '../../generated/graphql'
import { Picture } from '../../kernel/components/Picture'
import { Price } from '../../kernel/components/Price'
import { SiteLink } from '../../kernel/components/SiteLink'
import { Availability } from './Availability'

interface ProductListProps {
  items: ProductTeaserFragment[]
  headingLevel: 2 | 3
  /** Whether the first picture is likely the largest thing in sight. */
  isFirstInSight?: boolean
}

/** Products as cards: price first, then the state, then what it is. */
export function ProductList({ items, headingLevel, isFirstInSight = false }: ProductListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="product-list">
      {items.map((product, index) => (
        <li key={product.id} className="product-card">
          <div className="product-card__picture">
            {product.image && (
              <Picture
                image={product.image}
                alt=""
                sizes="(min-width: 993px) min(31vw, 460px), (min-width: 640px) 46vw, 92vw"
                isPriority={isFirstInSight && index === 0}
              />
            )}
          </div>
          <p className="product-card__price">
            <Price amount={product.price} />
            <span className={`condition condition--${product.condition}`}>
              <FormattedMessage id={`productCondition.${product.condition}`} />
            </span>
          </p>
          {product.saleText && <p className="meta">{product.saleText}</p>}
          <Heading>
            <SiteLink to={screenAddress('products', product.language, product.url)}>{product.title}</SiteLink>
          </Heading>
          <p className="meta">
            {product.brand && <span>{product.brand}</span>}
            {product.size && <span>{product.size}</span>}
          </p>
          <Availability value={product.availability} />
        </li>
      ))}
    </ul>
  )
}
