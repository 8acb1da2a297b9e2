import Button from '@mui/material/Button'
import { useState } from 'react'
import type { SelectionAdditionProps } from '../../../kernel/generate/list/SelectionAdditions'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { BulkAssignDialog } from './BulkAssignDialog'
import { BulkStatusDialog } from './BulkStatusDialog'
import './bulkTexts'

/** Gives several jobs a status, or a colleague who works on them. */
export default function JobBulkButtons({ records, onDone }: SelectionAdditionProps) {
  const { translate } = useTranslation()
  const [asked, setAsked] = useState<'status' | 'assign'>()
  const Dialog = asked === 'status' ? BulkStatusDialog : BulkAssignDialog
  return (
    <>
      <Button color="inherit" startIcon={<Icon name="status-working" />} onClick={() => setAsked('status')}>
        {translate('jobs.bulk.status')}
      </Button>
      <Button color="inherit" startIcon={<Icon name="user" />} onClick={() => setAsked('assign')}>
        {translate('jobs.bulk.assign')}
      </Button>
      {asked && <Dialog records={records} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  )
}
