import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type CustomerContactField, MergeCustomersDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MergeComparison } from './MergeComparison'
import { MergeSearch } from './MergeSearch'

interface MergeDialogProps {
  customer: { id: number; name: string }
  onClose: () => void
  onMerged: () => void
}

/** Makes another customer one with this one: finds the other, compares the two, and confirms what stays. */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [other, setOther] = useState<{ id: number; name: string }>()
  const [taken, setTaken] = useState<readonly CustomerContactField[]>([])
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  function choose(found: { id: number; name: string } | undefined) {
    setOther(found)
    setTaken([])
    setReady(false)
    setFailure(undefined)
  }

  async function merge() {
    if (!other) return
    setBusy(true)
    setFailure(undefined)
    try {
      const variables = { id: customer.id, other: other.id, take: [...taken] }
      await askServer({ query: MergeCustomersDocument, variables })
      notify(translate('merge.done', { other: other.name }), { type: 'success' })
      onMerged()
      await queries.invalidateQueries()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('merge.title', { name: customer.name })}
      submit={translate('merge.confirm')}
      isDangerous
      isBusy={isBusy}
      isReady={other !== undefined && isReady}
      failure={failure}
      maxWidth="md"
      onSubmit={() => void merge()}
      onClose={onClose}
      actions={
        other && (
          <Button color="inherit" onClick={() => choose(undefined)} disabled={isBusy} sx={{ mr: 'auto' }}>
            {translate('merge.another')}
          </Button>
        )
      }
    >
      {other ? (
        <MergeComparison
          ids={[customer.id, other.id]}
          taken={taken}
          onTake={setTaken}
          onLoaded={() => setReady(true)}
        />
      ) : (
        <MergeSearch not={customer.id} onChoose={choose} />
      )}
      {other && (
        <Alert severity="warning">{translate('merge.warning', { name: customer.name, other: other.name })}</Alert>
      )}
    </FormDialog>
  )
}
