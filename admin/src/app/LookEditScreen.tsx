import { FormAdditions } from '../generate/form/FormAdditions'
import { FormPreview } from '../generate/preview/FormPreview'
import { LookPreview } from '../look/LookPreview'
import { LookReport } from '../look/LookReport'
import { ShopEditScreen } from './ShopEditScreen'

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
