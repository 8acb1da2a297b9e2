import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { statusesOf } from '../jobStatuses'
import { BulkDialog, type BulkDialogProps } from './BulkDialog'
import { BulkMails } from './BulkMails'

/** Gives the selected jobs a status; each customer with an address is mailed about it, unless that is held back. */
export function BulkStatusDialog(props: BulkDialogProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const id = useId()
  const [status, setStatus] = useState('')
  const [holdBackNotice, setHoldBack] = useState(false)
  const holdBack = fieldNamed(entity, 'holdBackNotice')
  const count = props.records.length
  return (
    <BulkDialog
      {...props}
      title={translate('jobs.bulk.statusTitle', { count })}
      changes={status === '' ? null : { status, holdBackNotice }}
    >
      <TextField
        select
        id={id}
        label={translate('jobs.bulk.newStatus')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
      >
        <option value="">{translate('jobs.bulk.choose')}</option>
        {statusesOf(entity).map(({ value, label }) => (
          <option key={value} value={value}>
            {localize(label)}
          </option>
        ))}
      </TextField>
      {holdBack && (
        <FormControlLabel
          control={<Checkbox checked={holdBackNotice} onChange={({ target }) => setHoldBack(target.checked)} />}
          label={localize(holdBack.label)}
        />
      )}
      <BulkMails records={props.records} status={status} holdBackNotice={holdBackNotice} />
    </BulkDialog>
  )
}
