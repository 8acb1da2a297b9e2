import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { comparisonKey } from '@shop/server/comparisonKey'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { CustomerDataDocument, type CustomerDataQuery, EraseCustomerDocument } from '../../generated/graphql'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { titleOf } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useEntity } from '../../kernel/managed/ManagedContext'

interface EraseDialogProps {
  record: FormRecord
  onClose: () => void
  onErased: () => void
}

/** Asks for confirmation before a customer is erased: lists what is erased and what remains, and has the name typed. */
export function EraseDialog({ record, onClose, onErased }: EraseDialogProps) {
  const { id } = record
  const title = titleOf(useEntity(), record, useTranslation().language)
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { data, error } = useQuery({
    queryKey: ['customerData', id],
    gcTime: 0,
    queryFn: ({ signal }) => askServer({ query: CustomerDataDocument, variables: { id }, signal }),
  })
  const isNamed = [record.name, record.email].some((own) => isSame(String(own ?? ''), typed))

  async function erase() {
    const variables = { id, confirmation: typed }
    const { eraseCustomer } = await askServer({ query: EraseCustomerDocument, variables })
    notify(translate('erase.done', { id, ...eraseCustomer }), { type: 'success', autoHideDuration: 12_000 })
    onErased()
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' })
  }

  return (
    <DeletionDialog
      title={translate('erase.title', { title })}
      confirm={translate('erase.confirm')}
      isReady={isNamed && data !== undefined}
      onConfirm={erase}
      explain={(reason) => translate('erase.failed', { reason })}
      onClose={onClose}
    >
      {error ? <Alert severity="error">{failureText(error)}</Alert> : !data && <p>{translate('erase.counting')}</p>}
      {data && <WhatGoes id={id} data={data.customerData} />}
      <TextField
        label={translate('erase.confirmation')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        autoComplete="off"
        sx={{ mt: 1 }}
      />
    </DeletionDialog>
  )
}

const counted = [
  'jobs',
  'devices',
  'quotes',
  'appointments',
  'reservations',
  'notes',
  'messages',
  'mails',
  'documents',
  'binned',
  'history',
] as const

function WhatGoes({ id, data }: { id: number; data: CustomerDataQuery['customerData'] }) {
  const { translate } = useTranslation()
  return (
    <>
      <p>{translate('erase.gone')}</p>
      <ul>
        <li>{translate('erase.account')}</li>
        {counted
          .filter((kind) => data[kind] > 0)
          .map((kind) => (
            <li key={kind}>{translate(`erase.${kind}`, { count: data[kind] })}</li>
          ))}
      </ul>
      {data.jobsForTax > 0 && <Alert severity="warning">{translate('erase.tax', { count: data.jobsForTax })}</Alert>}
      <p>{translate('erase.stays')}</p>
      <ul>
        <li>{translate('erase.staysRecord', { id })}</li>
        {data.stockMovements > 0 && <li>{translate('erase.staysStock', { count: data.stockMovements })}</li>}
        <li>{translate('erase.staysBackups')}</li>
      </ul>
    </>
  )
}

/** As the server compares them: letter case and spaces around do not matter. */
function isSame(own: string, typed: string): boolean {
  return own !== '' && comparisonKey(own) === comparisonKey(typed)
}
