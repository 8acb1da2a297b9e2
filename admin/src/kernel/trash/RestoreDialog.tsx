import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RestoreConflictsDocument, type RestoreConflictsQuery } from '../../generated/graphql'
import { FormDialog } from '../components/FormDialog'
import { RetryAlert } from '../components/RetryAlert'
import { useFailureText } from '../dataProvider/useFailureText'
import { askServer } from '../graphql/askServer'
import { Refusal } from '../graphql/Refusal'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useManaged } from '../managed/ManagedContext'
import { entityName, type ManagedEntity } from '../managed/ManagedEntity'
import { useRestore } from './useRestore'

interface Choosing {
  /** The name of its entity. */
  entity: string
  id: number
}

/** State of the trash's address: asks at once for what that record is to be restored with. */
export const chooseInTrash = ({ name }: ManagedEntity, id: number) => ({ choosing: { entity: name, id } })

/** What `chooseInTrash` put there. */
export const choiceAsked = (state: unknown) => (state as { choosing?: Choosing } | null)?.choosing

interface RestoreDialogProps extends Choosing {
  onClose: () => void
}

/** Restores a record with other values, chosen here, for those that others have by now. */
export function RestoreDialog({ entity: name, id, onClose }: RestoreDialogProps) {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['restoreConflicts', name, id],
    gcTime: 0,
    // The choices belong to what was answered first.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      askServer({ query: RestoreConflictsDocument, variables: { entity: entityName(name), id }, signal }),
  })
  if (isError && !data) return <RetryAlert text={translate('trash.failed')} onRetry={() => void refetch()} />
  return data ? <Choices entity={name} id={id} conflicts={data.conflicts} onClose={onClose} /> : null
}

interface ChoicesProps extends RestoreDialogProps {
  conflicts: RestoreConflictsQuery['conflicts']
}

function Choices({ entity: name, id, conflicts, onClose }: ChoicesProps) {
  const entity = useManaged().entity(name)
  const { translate, localize, language } = useTranslation()
  const failureText = useFailureText()
  const { restoreWith } = useRestore()
  const [values, setValues] = useState(() => conflicts.map(({ value, proposal }) => proposal ?? value))
  const [faults, setFaults] = useState<Record<string, string>>(() =>
    Object.fromEntries(conflicts.flatMap((each, index) => (each.proposal ? [] : [[pathOf(index), each.complaint]]))),
  )
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const titles = [...new Set(conflicts.map(({ title }) => title))]
  const label = ({ field, title }: (typeof conflicts)[number]) => {
    const own = localize(fieldNamed(entity, field)?.label ?? { nl: field, en: field })
    return titles.length > 1 ? translate('trash.chooseOf', { label: own, title }) : own
  }

  async function restore() {
    setBusy(true)
    setFailure(undefined)
    try {
      const choices = conflicts.map(({ record, field }, index) => ({ record, field, value: values[index] ?? '' }))
      await restoreWith(entity, id, choices)
      onClose()
    } catch (thrown) {
      setFaults(thrown instanceof Refusal ? thrown.fields : {})
      setFailure(translate('trash.restoreFailed', { reason: failureText(thrown) }))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('trash.choose', { ...entityNames(entity, language), title: titles[0] })}
      submit={translate('trash.restore')}
      isBusy={isBusy}
      isReady={values.every((value) => value.trim() !== '')}
      failure={failure}
      faults={faults}
      onSubmit={() => void restore()}
      onClose={onClose}
    >
      <p>{translate('trash.chooseText')}</p>
      {conflicts.map((each, index) => (
        <TextField
          key={`${each.record} ${each.field}`}
          id={`restore-${index}`}
          label={label(each)}
          value={values[index]}
          onChange={({ target }) => setValues(values.with(index, target.value))}
          error={faults[pathOf(index)] !== undefined}
          helperText={faults[pathOf(index)] ?? each.complaint}
          slotProps={{ htmlInput: { autoComplete: 'off' }, inputLabel: { htmlFor: `restore-${index}` } }}
        />
      ))}
    </FormDialog>
  )
}

/** Where the server names what is wrong with a choice. */
const pathOf = (index: number) => `choices.${index}.value`
