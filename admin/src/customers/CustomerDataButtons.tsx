import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useFailureText } from '../dataProvider/useFailureText'
import { saveFile } from '../files/saveFile'
import { titleOf } from '../format/formatValue'
import { ExportCustomerDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'
import { AccountSecurityDialog } from '../staff/AccountSecurityDialog'

/** The export of the personal data of a customer, and where the customer is logged in. */
export function CustomerDataButtons({ record, children }: { record: FormRecord; children?: ReactNode }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
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
      {children}
      {isGuarding && (
        <AccountSecurityDialog
          account={{ id: record.id, name: titleOf(entity, record, language) }}
          onClose={() => setGuarding(false)}
        />
      )}
    </>
  )
}
