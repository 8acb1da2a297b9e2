import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { saveFile } from '../files/saveFile'
import { titleOf } from '../format/formatValue'
import type { SelectionAdditionProps } from '../generate/list/SelectionAdditions'
import { ExportCustomerDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'
import { AccountSecurityDialog } from '../staff/AccountSecurityDialog'
import { EraseDialog } from './EraseDialog'

/** Export and erasure of the personal data of a customer, and where the customer is logged in. */
export default function CustomerDataButtons({ record, onGone }: SelectionAdditionProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [isGuarding, setGuarding] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { exportCustomer } = await askServer({
        query: ExportCustomerDocument,
        variables: { id: record.id },
      })
      const file = `${language === 'nl' ? 'klant' : 'customer'}-${record.id}.json`
      saveFile(exportCustomer, file, 'application/json')
      notify(translate('customer.exported', { title: titleOf(entity, record, language), file }), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button startIcon={<Icon name="download" />} disabled={isBusy} onClick={() => void download()}>
        {translate('customer.export')}
      </Button>
      <Button startIcon={<Icon name="security" />} onClick={() => setGuarding(true)}>
        {translate('customer.sessions')}
      </Button>
      <Button color="error" startIcon={<Icon name="erase" />} onClick={() => setErasing(true)}>
        {translate('customer.erase')}
      </Button>
      {isGuarding && (
        <AccountSecurityDialog
          account={{ id: record.id, name: titleOf(entity, record, language) }}
          onClose={() => setGuarding(false)}
        />
      )}
      {isErasing && <EraseDialog record={record} onClose={() => setErasing(false)} onErased={onGone} />}
    </>
  )
}
