import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { ChangeJobsDocument, type ChangeJobsMutationVariables } from '../../../generated/graphql'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { NameList } from '../../../kernel/components/NameList'
import type { FormRecord } from '../../../kernel/dataProvider/FormRecord'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { nameOf } from '../../../kernel/format/formatValue'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'

export interface BulkDialogProps {
  records: readonly FormRecord[]
  onDone: () => void
  onClose: () => void
}

type Changes = Pick<ChangeJobsMutationVariables, 'status' | 'assignedTo' | 'holdBackNotice'>

interface Props extends BulkDialogProps {
  title: string
  /** Null while there is nothing to change yet. */
  changes: Changes | null
  children: ReactNode
}

/** Changes the selected jobs, all of them or none; what failed is said in the dialog. */
export function BulkDialog({ records, onDone, onClose, title, changes, children }: Props) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function change() {
    if (!changes) return
    setBusy(true)
    setFailure(undefined)
    try {
      const versions = records.map(({ id, version = 0 }) => ({ id, version }))
      const variables = { job: jobKind(entity.name), records: versions, ...changes }
      const { changeJobs: count } = await askServer({ query: ChangeJobsDocument, variables })
      notify(translate('jobs.bulk.changed', { count }), { type: 'success' })
      onDone()
      onClose()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    } finally {
      await queries.invalidateQueries({ queryKey: [entity.name] })
    }
  }
  return (
    <FormDialog
      title={title}
      submit={translate('jobs.bulk.confirm', { count: records.length })}
      isBusy={isBusy}
      isReady={changes !== null}
      failure={failure}
      maxWidth="xs"
      onSubmit={() => void change()}
      onClose={onClose}
    >
      <NameList names={records.map((record) => nameOf(entity, record, language) || translate('list.untitled'))} />
      {children}
    </FormDialog>
  )
}
