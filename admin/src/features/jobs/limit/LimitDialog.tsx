import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddInternalNoteDocument, DraftQuoteDocument } from '../../../generated/graphql'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { useExcessText } from './useExcessText'

interface Answer {
  job: {
    number: string
    costLimit: number | null
    agreedTotal: number | null
    totals: { including: number } | null
    customer: { name: string }
  }
}

interface LimitDialogProps {
  id: number
  onClose: () => void
  /** The customer agrees, and that is noted; or the price has changed meanwhile, and nothing has to be asked. */
  onGoOn: () => void
}

const maxSaid = 2000

/** Asks whether the customer knows what a job costs: by a quote, or the shop goes on and says what was agreed to. */
export default function LimitDialog({ id, onClose, onGoOn }: LimitDialogProps) {
  const entity = useEntity()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const textOf = useExcessText()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const variables = { job: jobKind(entity.name), id }
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'limit', id],
    queryFn: ({ signal }) =>
      askServer<Answer>({
        query: `query JobLimit($id: Int!) {
          job: ${entity.name}(id: $id) { number costLimit agreedTotal totals { including } customer { name } }
        }`,
        variables: { id },
        signal,
      }),
    gcTime: 0,
  })
  const job = data?.job
  const what = (job && textOf({ ...job, total: job.totals?.including ?? null })) ?? ''

  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }
  const quote = () =>
    run(async () => {
      const { id: drafted } = await askServer({ query: DraftQuoteDocument, variables })
      navigate(`/quote/${drafted}`)
    })
  const goOn = () =>
    run(async () => {
      if (what !== '') {
        const words = { what, said: said.trim() }
        const text = translate(words.said ? 'above.noteSaid' : 'above.note', words)
        await askServer({ query: AddInternalNoteDocument, variables: { ...variables, text } })
        void queries.invalidateQueries({ queryKey: [entity.name, 'internalNotes', id] })
      }
      onGoOn()
    })

  return (
    <FormDialog
      title={translate('above.title')}
      submit={translate('above.goOn')}
      isBusy={isBusy}
      isReady={job !== undefined}
      failure={failure ?? (isError ? translate('list.failed') : undefined)}
      onSubmit={() => void goOn()}
      onClose={onClose}
    >
      <Box sx={{ minHeight: 48 }}>
        {job && translate('above.text', { number: job.number, customer: job.customer.name, what })}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="invoice" />}
        aria-disabled={isBusy}
        onClick={() => void quote()}
        sx={{ minHeight: 48, justifySelf: 'start' }}
      >
        {translate('above.quote')}
      </Button>
      <TextField
        label={translate('above.said')}
        helperText={translate('above.saidHelp')}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxSaid } }}
      />
    </FormDialog>
  )
}
