import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, useFormState } from 'react-hook-form'
import { BottomBar } from '../../components/BottomBar'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { formatInstant } from '../../format/formatValue'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { PreviewToggle } from '../preview/PreviewToggle'
import { BackLink } from './BackLink'
import { DeleteButton } from './DeleteButton'
import { DuplicateButton } from './DuplicateButton'
import { PreviewButtons } from './PreviewButtons'

interface FormToolbarProps {
  /** The saved record; none while adding. */
  record?: FormRecord
  onDeleted?: () => void
}

/** Saving and deleting. */
export function FormToolbar({ record, onDeleted }: FormToolbarProps) {
  const entity = useEntity()
  const { say, language } = useWords()
  const { clearErrors } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0

  return (
    <BottomBar>
      {/* The server's errors on the last attempt must not block the next. */}
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        onClick={() => clearErrors()}
        startIcon={<Icon name="save" />}
      >
        {say(isSubmitting ? 'form.saving' : 'form.save')}
      </Button>
      <BackLink />
      <Box
        role="status"
        sx={{
          color: 'text.secondary',
          fontSize: '0.875rem',
          flex: 1,
          display: { xs: isDirty ? 'block' : 'none', sm: 'block' },
        }}
      >
        {isDirty
          ? say('form.unsaved')
          : record?.updatedAt
            ? say('form.lastChanged', { when: formatInstant(record.updatedAt, language) })
            : ''}
      </Box>
      <PreviewToggle />
      {record && <PreviewButtons record={record} />}
      {record && entity.canEdit && <HistoryButton id={record.id} />}
      {record && <DuplicateButton id={record.id} />}
      {record && entity.canDelete && <DeleteButton record={record} onDeleted={() => onDeleted?.()} />}
    </BottomBar>
  )
}

/** From a record to its versions. */
function HistoryButton({ id }: { id: number }) {
  const { name } = useEntity()
  const { say } = useWords()
  return <ToolbarButton icon="clock" words={say('history.title')} to={`/${name}/${id}/history`} />
}
