import { EditScreen } from '../../kernel/generate/EditScreen'
import { FormAdditions } from '../../kernel/generate/form/FormAdditions'
import { DownloadFiles } from './DownloadFiles'

const additions = { content: DownloadFiles }

/** The form of an accountant's download, with the documents themselves. */
export default function DownloadEditScreen() {
  return (
    <FormAdditions value={additions}>
      <EditScreen />
    </FormAdditions>
  )
}
