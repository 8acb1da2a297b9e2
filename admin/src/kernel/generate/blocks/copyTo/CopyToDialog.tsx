import './copyToTexts'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../components/FormDialog'
import type { BlockValue, FormRecord } from '../../../dataProvider/FormRecord'
import { useTranslation } from '../../../i18n/useTranslation'
import { useEntity } from '../../../managed/ManagedContext'
import { usePendingUploads } from '../../../uploads/UploadsFirst'
import { RecordOption } from '../../references/RecordOption'
import { useRecordSearch } from '../../references/useRecordSearch'
import { useCopyTo } from './useCopyTo'

interface CopyToDialogProps {
  /** What the block is called: "Block 2: Cards". */
  name: string
  /** The field that holds the blocks. */
  field: string
  /** The block as it stands in the form at this moment, without an anchor. */
  blockNow(): BlockValue
  onClose(): void
}

/** Copies a block to another page, which is found by typing. */
export default function CopyToDialog({ name, field, blockNow, onClose }: CopyToDialogProps) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const own: unknown = useWatch({ name: 'id' })
  const language: unknown = useWatch({ name: 'language' })
  const uploads = usePendingUploads()
  const [target, setTarget] = useState<FormRecord | null>(null)
  const search = useRecordSearch(entity, undefined, target?.title as string | undefined)
  const { copy, isBusy, failure } = useCopyTo(field, name)
  const isSeen = target === null || target.state === undefined || target.state === 'visible'

  async function submit() {
    if (!target) return
    const block = async () => (uploads.count() === 0 || (await uploads.whenEnded()) ? blockNow() : undefined)
    if (await copy(target.id, block)) onClose()
  }
  return (
    // The form around the block is not sent along with this one.
    <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        title={translate('copyTo.title', { name })}
        submit={translate('copyTo.submit')}
        isBusy={isBusy}
        isReady={target !== null}
        failure={failure}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p>{translate(isSeen ? 'copyTo.text' : 'copyTo.draft')}</p>
        <Autocomplete
          options={search.found.filter(({ id }) => id !== own)}
          filterOptions={(options) => options}
          value={target}
          loading={search.isFetching}
          onChange={(_event, record) => setTarget(record)}
          onInputChange={(_event, text) => search.setTyped(text)}
          getOptionLabel={search.nameOf}
          getOptionKey={(record) => record.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderOption={(option, record) => (
            <RecordOption
              key={record.id}
              option={option}
              name={search.nameOf(record)}
              detail={search.detailOf(record)}
            />
          )}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              autoFocus
              label={translate('copyTo.target')}
              helperText={target && target.language !== language ? translate('copyTo.language') : undefined}
            />
          )}
        />
      </FormDialog>
    </Box>
  )
}
