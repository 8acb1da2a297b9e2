import { reserveAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { Price } from '../../kernel/components/Price'
import { plainText } from '../../kernel/components/plainText'
import { RichText } from '../../kernel/components/RichText'
import { SiteLink } from '../../kernel/components/SiteLink'
import { overviewTrail } from '../../kernel/components/trail'
import { Warranty } from '../../kernel/components/Warranty'
import { Neighbours } from '../related/neighboursOnDemand'
import { Moment } from '../shop/Moment'
import { Availability } from './Availability'
import { CheckedPoints } from './CheckedPoints'
import type { ProductData } from './loadProduct'
import { ProductGallery } from './ProductGallery'
import { ProductList } from './ProductList'

export { loadProduct } from './loadProduct'

/** A product: price, state, whether it can be had, what was checked. */
export function ProductScreen() {
  const { product, neighbours, translationAddress, collectBefore } = useLoaderData<ProductData>()
  const intl = useIntl()
  const { formatMessage } = intl
  const { language } = product
  const images = [...(product.image ? [product.image] : []), ...product.images]
  const related = neighbours?.related ?? []
  return (
    <>
      <Head
        title={product.title}
        description={plainText(product.specifications)}
        address={screenAddress('products', language, product.url)}
        translationAddress={translationAddress}
        image={product.image}
        kind="product"
      />
      <article className="frame product">
        <Breadcrumbs trail={overviewTrail('products', language, intl, product)} />
        <ProductGallery images={images} title={product.title} />
        <div className="product__facts">
          {product.brand && <p className="kicker">{product.brand}</p>}
          <h1>{product.title}</h1>
          <p className="product__price">
            <Price amount={product.price} />
            <small>
              <FormattedMessage id="products.vat" />
            </small>
          </p>
          {product.saleText && <p className="track__note">{product.saleText}</p>}
          {collectBefore && (
            <div>
              <p className="buttons">
                <SiteLink className="button button--primary" to={reserveAddress(language, product.url)}>
                  <FormattedMessage id="products.reserve" />
                </SiteLink>
              </p>
              <p className="track__note">
                <FormattedMessage id="products.reserveUntil" values={{ when: <Moment instant={collectBefore} /> }} />
              </p>
            </div>
          )}
          <p className="product__condition">
            <FormattedMessage id={`productCondition.${product.condition}`} />
          </p>
          <Availability value={product.availability} />
          <dl className="facts">
            <dt>
              <FormattedMessage id="products.type" />
            </dt>
            <dd>
              <FormattedMessage id={`productType.${product.productType}`} />
            </dd>
            {product.size && (
              <>
                <dt>
                  <FormattedMessage id="products.size" />
                </dt>
                <dd>{product.size}</dd>
              </>
            )}
            {product.warrantyMonths != null && (
              <>
                <dt>
                  <FormattedMessage id="products.warranty" />
                </dt>
                <dd>
                  <Warranty months={product.warrantyMonths} />
                </dd>
              </>
            )}
          </dl>
          <CheckedPoints points={product.checked} />
          <p className="buttons">
            <ActionLink action="question" about={product.title} look={collectBefore ? 'quiet' : 'primary'}>
              {formatMessage({ id: product.availability === 'sold_out' ? 'products.askWhenIn' : 'products.ask' })}
            </ActionLink>
          </p>
        </div>
        {product.specifications && (
          <section className="product__specifications">
            <h2>
              <FormattedMessage id="products.specifications" />
            </h2>
            <RichText html={product.specifications} />
          </section>
        )}
        <div className="product__onward">
          <OnwardLink to={screenAddress('products', language)}>
            <FormattedMessage id="products.all" />
          </OnwardLink>
        </div>
      </article>
      {neighbours && (
        <Neighbours
          screen="products"
          newer={neighbours.newer}
          older={neighbours.older}
          chosen={neighbours.chosen}
          title={formatMessage({ id: 'products.related' })}
        >
          {related.length > 0 && <ProductList items={related} headingLevel={3} />}
        </Neighbours>
      )}
    </>
  )
}
