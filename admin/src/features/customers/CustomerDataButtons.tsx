import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { ExportCustomerDocument } from '../../generated/graphql'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { saveFile } from '../../kernel/files/saveFile'
import { titleOf } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
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
