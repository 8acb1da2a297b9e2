import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useShuffled } from '../../../kernel/browser/useShuffled'
import { OnwardLink } from '../../../kernel/components/OnwardLink'
import { useLanguage } from '../../../kernel/screens/useLayout'
import { ProductList } from '../../products/ProductList'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

export function ProductSaleBlock({ block }: { block: BlockOf<'ProductSaleBlock'> }) {
  const products = useShuffled(block.products, block.randomOrder)
  const language = useLanguage()
  return (
    <BlockSection block={block} kind="products">
      <ProductList items={products} headingLevel={partLevel(block)} />
      <OnwardLink to={screenAddress('products', language)}>
        <FormattedMessage id="products.all" />
      </OnwardLink>
    </BlockSection>
  )
}
