import Button from '@mui/material/Button'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { previewAddress } from './previewAddress'
import { publicAddress } from './publicAddress'

/** From a form to what was saved of it, as the site shows it: to the owner alone, and to visitors where they see it. */
export function PreviewButtons({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { say } = useWords()
  const preview = previewAddress(entity, record.id)
  const address = publicAddress(entity.name, record)
  return (
    <>
      {preview && (
        <Button color="inherit" href={preview} target="_blank" startIcon={<Icon name="preview" />}>
          {say('form.preview')}
        </Button>
      )}
      {address && (
        <Button color="inherit" href={address} target="_blank" startIcon={<Icon name="external" />}>
          {say('form.viewOnSite')}
        </Button>
      )}
    </>
  )
}
