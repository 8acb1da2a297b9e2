import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { FormDialog } from '../../components/FormDialog'
import { RetryAlert } from '../../components/RetryAlert'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { Refusal } from '../../graphql/Refusal'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { ChangePreview } from './ChangePreview'
import { ChangeRow } from './ChangeRow'
import { changedRows } from './changedRows'
import { type FactChange, isComplete, unchanged } from './factChange'
import { useChangeRecords } from './useChangeRecords'
import { maxRows, useMatching } from './useMatching'
import { useTrial } from './useTrial'

interface ChangeDialogProps {
  fields: readonly ManagedField[]
  records: readonly FormRecord[]
  onDone: () => void
  onClose: () => void
}

/** Says what changes in many records, shows for each what it comes to and what cannot be, and does it to all or none. */
export function ChangeDialog({ fields, records, onDone, onClose }: ChangeDialogProps) {
  const { translate } = useTranslation()
  const { total = records.length } = useListContext()
  const failureText = useFailureText()
  const change = useChangeRecords()
  const [changes, setChanges] = useState<Readonly<Record<string, FactChange>>>({})
  const [isAll, setAll] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const matching = useMatching(fields, isAll)
  const concerned = isAll ? (matching.data ?? []) : records
  const rows = changedRows(fields, concerned, changes)
  const trial = useTrial(rows.map(({ sent }) => sent))
  const isTyped = fields.every((field) => isComplete(field, changes[field.name] ?? unchanged))
  const isAsked = Object.values(changes).some(({ way }) => way !== 'keep')
  const possible = rows.filter(({ id, faults, sent }) => faults.length === 0 && sent && !trial.faultsOf(id).length)

  async function submit() {
    setBusy(true)
    setFailure(undefined)
    try {
      await change(
        possible.flatMap(({ sent }) => sent ?? []),
        possible.flatMap(({ back }) => back ?? []),
      )
      onDone()
      onClose()
    } catch (thrown) {
      if (thrown instanceof Refusal) trial.tell(thrown.fields)
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={translate('editing.title', { count: concerned.length })}
      submit={translate('editing.confirm', { count: possible.length })}
      isBusy={isBusy}
      isReady={isTyped && possible.length > 0 && !trial.isTrying}
      failure={failure}
      maxWidth="md"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {total > records.length && (
        <FormControlLabel
          disabled={total > maxRows}
          control={<Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)} />}
          label={
            total > maxRows
              ? `${translate('editing.allMatching', { total })}. ${translate('editing.tooMany', { max: maxRows })}`
              : translate('editing.allMatching', { total })
          }
        />
      )}
      {matching.isError && <RetryAlert text={translate('list.failed')} onRetry={matching.refetch} />}
      {fields.map((field) => (
        <ChangeRow
          key={field.name}
          field={field}
          change={changes[field.name] ?? unchanged}
          onChange={(next) => setChanges((before) => ({ ...before, [field.name]: next }))}
        />
      ))}
      <ChangePreview rows={rows} trial={trial} isAsked={isAsked && isTyped} count={concerned.length} />
    </FormDialog>
  )
}
