import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useColleagues } from '../../staff/useColleagues'
import { BulkDialog, type BulkDialogProps } from './BulkDialog'

const nobody = 'nobody'

/** Says who of the shop works on the selected jobs. */
export function BulkAssignDialog(props: BulkDialogProps) {
  const { translate } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const { data: colleagues, isError, refetch } = useColleagues()
  return (
    <BulkDialog
      {...props}
      title={translate('jobs.bulk.assignTitle', { count: props.records.length })}
      changes={chosen === '' ? null : { assignedTo: chosen === nobody ? null : Number(chosen), holdBackNotice: true }}
    >
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      <TextField
        select
        id={id}
        label={translate('jobs.bulk.colleague')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
      >
        <option value="">{translate('jobs.bulk.choose')}</option>
        {colleagues?.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
        <option value={nobody}>{translate('jobs.nobody')}</option>
      </TextField>
    </BulkDialog>
  )
}
