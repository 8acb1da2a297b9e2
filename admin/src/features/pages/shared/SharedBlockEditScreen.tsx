import { EditScreen } from '../../../kernel/generate/EditScreen'
import { FormAdditions } from '../../../kernel/generate/form/FormAdditions'
import { PagesWithBlock } from './PagesWithBlock'

const additions = { content: PagesWithBlock }

/** The form of a shared block, with the pages that it stands on. */
export default function SharedBlockEditScreen() {
  return (
    <FormAdditions value={additions}>
      <EditScreen />
    </FormAdditions>
  )
}
