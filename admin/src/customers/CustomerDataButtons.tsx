import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { saveFile } from '../files/saveFile'
import { titleOf } from '../format/formatValue'
import type { SelectionAdditionProps } from '../generate/list/SelectionAdditions'
import { ExportCustomerDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'
import { EraseDialog } from './EraseDialog'

/** Export and erasure of the personal data of a customer. */
export default function CustomerDataButtons({ record, onGone }: SelectionAdditionProps) {
  const entity = useEntity()
  const { say, language } = useWords()
  const failureText = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [isErasing, setErasing] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { exportCustomer } = await askServer({
        query: ExportCustomerDocument,
        variables: { id: record.id },
      })
      const file = `${language === 'nl' ? 'klant' : 'customer'}-${record.id}.json`
      saveFile(exportCustomer, file, 'application/json')
      notify(say('customer.exported', { title: titleOf(entity, record, language), file }), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button startIcon={<Icon name="download" />} disabled={isBusy} onClick={() => void download()}>
        {say('customer.export')}
      </Button>
      <Button color="error" startIcon={<Icon name="erase" />} onClick={() => setErasing(true)}>
        {say('customer.erase')}
      </Button>
      {isErasing && <EraseDialog record={record} onClose={() => setErasing(false)} onErased={onGone} />}
    </>
  )
}
