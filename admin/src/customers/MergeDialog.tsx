import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { type CustomerContactField, MergeCustomersDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
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
  const isPhone = useMediaQuery('(max-width: 599px)')
  const titleId = useId()
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
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('merge.title', { name: customer.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
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
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {other && (
          <Button
            color="inherit"
            onClick={() => choose(undefined)}
            disabled={isBusy}
            sx={{ minHeight: 48, mr: 'auto' }}
          >
            {translate('merge.another')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose} disabled={isBusy} sx={{ minHeight: 48 }}>
          {translate('delete.cancel')}
        </Button>
        {other && (
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || !isReady}
            onClick={() => void merge()}
            sx={{ minHeight: 48 }}
          >
            {translate('merge.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
