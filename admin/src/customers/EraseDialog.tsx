import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { DeletionDialog } from '../components/DeletionDialog'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useFailureText } from '../dataProvider/useFailureText'
import { titleOf } from '../format/formatValue'
import { CustomerDataDocument, type CustomerDataQuery, EraseCustomerDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useWords } from '../i18n/useWords'
import { useEntity } from '../managed/ManagedContext'

interface EraseDialogProps {
  record: FormRecord
  onClose: () => void
  onErased: () => void
}

/** Asks for confirmation before a customer is erased: lists what is erased and what remains, and has the name typed. */
export function EraseDialog({ record, onClose, onErased }: EraseDialogProps) {
  const { id } = record
  const title = titleOf(useEntity(), record, useWords().language)
  const { say } = useWords()
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
    notify(say('erase.done', { id, ...eraseCustomer }), { type: 'success', autoHideDuration: 12_000 })
    onErased()
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' })
  }

  return (
    <DeletionDialog
      title={say('erase.title', { title })}
      confirm={say('erase.confirm')}
      isReady={isNamed && data !== undefined}
      onConfirm={erase}
      explain={(reason) => say('erase.failed', { reason })}
      onClose={onClose}
    >
      {error ? <Alert severity="error">{failureText(error)}</Alert> : !data && <p>{say('erase.counting')}</p>}
      {data && <WhatGoes id={id} data={data.customerData} />}
      <TextField
        label={say('erase.confirmation')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        autoComplete="off"
        sx={{ mt: 1 }}
      />
    </DeletionDialog>
  )
}

const counted = ['jobs', 'messages', 'mails', 'documents', 'binned', 'history'] as const

function WhatGoes({ id, data }: { id: number; data: CustomerDataQuery['customerData'] }) {
  const { say } = useWords()
  return (
    <>
      <p>{say('erase.gone')}</p>
      <ul>
        <li>{say('erase.account')}</li>
        {counted
          .filter((kind) => data[kind] > 0)
          .map((kind) => (
            <li key={kind}>{say(`erase.${kind}`, { count: data[kind] })}</li>
          ))}
      </ul>
      {data.jobsForTax > 0 && <Alert severity="warning">{say('erase.tax', { count: data.jobsForTax })}</Alert>}
      <p>{say('erase.stays')}</p>
      <ul>
        <li>{say('erase.staysRecord', { id })}</li>
        {data.stockMovements > 0 && <li>{say('erase.staysStock', { count: data.stockMovements })}</li>}
        <li>{say('erase.staysBackups')}</li>
      </ul>
    </>
  )
}

/** As the server compares them: letter case and spaces around do not matter. */
function isSame(own: string, typed: string): boolean {
  const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  return own !== '' && key(own) === key(typed)
}
