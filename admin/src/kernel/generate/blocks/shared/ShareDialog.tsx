import './sharedTexts'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../components/FormDialog'
import type { BlockValue, FormRecord } from '../../../dataProvider/FormRecord'
import { failureOf } from '../../../dataProvider/failureOf'
import { useFailureText } from '../../../dataProvider/useFailureText'
import { useTranslation } from '../../../i18n/useTranslation'
import { usePendingUploads } from '../../../uploads/UploadsFirst'
import type { Sharing } from './useSharing'

interface ShareDialogProps {
  sharing: Sharing
  /** What the block is called: "Block 2: Cards". */
  name: string
  /** The block as it stands in the form at this moment. */
  blockNow(): BlockValue
  onShared(id: number): void
  onClose(): void
}

/** Makes a block of a page a shared one, under a name. */
export default function ShareDialog({ sharing, name, blockNow, onShared, onClose }: ShareDialogProps) {
  const { translate } = useTranslation()
  const language: unknown = useWatch({ name: 'language' })
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const failureText = useFailureText()
  const uploads = usePendingUploads()
  const [title, setTitle] = useState(() => String(blockNow().title ?? ''))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fault, setFault] = useState<string>()

  async function submit() {
    setBusy(true)
    setFailure(undefined)
    setFault(undefined)
    try {
      if (uploads.count() > 0 && !(await uploads.whenEnded())) {
        setFailure(translate('shared.uploads'))
        return
      }
      const data = { language, title: title.trim(), blocks: [blockNow()] }
      const made = await dataProvider.create<FormRecord>(sharing.entity, { data })
      await queries.invalidateQueries({ queryKey: [sharing.entity] })
      notify(translate('shared.made', { title: title.trim() }), { type: 'success' })
      onShared(made.data.id)
    } catch (thrown) {
      const { title: ofTitle } = failureOf(thrown).body?.errors ?? {}
      if (ofTitle) setFault(ofTitle)
      else setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    // The form around the block is not sent along with this one.
    <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        maxWidth="xs"
        title={translate('shared.make', { name })}
        submit={translate('shared.submit')}
        isBusy={isBusy}
        isReady={title.trim() !== ''}
        failure={failure}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p>{translate('shared.makeText')}</p>
        <TextField
          autoFocus
          fullWidth
          required
          label={translate('shared.name')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </FormDialog>
    </Box>
  )
}
