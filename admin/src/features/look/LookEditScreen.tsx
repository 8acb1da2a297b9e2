import { FormAdditions } from '../../kernel/generate/form/FormAdditions'
import { FormPreview } from '../../kernel/generate/preview/FormPreview'
import ShopEditScreen from '../shop/ShopEditScreen'
import { LookPreview } from './LookPreview'
import { LookReport } from './LookReport'

const additions = { look: LookReport }

/** What the shop looks like, with a page of the site beside it that shows each choice at once. */
export default function LookEditScreen() {
  return (
    <FormPreview value={LookPreview}>
      <FormAdditions value={additions}>
        <ShopEditScreen />
      </FormAdditions>
    </FormPreview>
  )
}
