import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { UnlinkTranslationDocument } from '../../../generated/graphql'
import { FormDialog } from '../../components/FormDialog'
import { useFailureText } from '../../dataProvider/useFailureText'
import { askServer } from '../../graphql/askServer'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { entityName } from '../../managed/ManagedEntity'

/** Says what follows before a record is parted from its translation. */
export function UnlinkDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const notify = useNotify()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function unlink() {
    setBusy(true)
    setFailure(null)
    try {
      await askServer({ query: UnlinkTranslationDocument, variables: { entity: entityName(entity.name), id } })
      notify(translate('translation.unlinked'), { type: 'success' })
      await queries.invalidateQueries()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('translation.unlink')}
      submit={translate('translation.unlink')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void unlink()}
      onClose={onClose}
    >
      <p>{translate('translation.unlink.text')}</p>
    </FormDialog>
  )
}
