import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { DeleteDialog } from '../DeleteDialog'
import { formatInstant } from '../formatValue'
import { publicAddress } from './publicAddress'

interface FormToolbarProps {
  /** The saved record; none while adding. */
  record?: FormRecord
  onDeleted?: () => void
}

/** Saving and deleting, always in reach at the foot of the screen. */
export function FormToolbar({ record, onDeleted }: FormToolbarProps) {
  const entity = useEntity()
  const { say, language } = useWords()
  const { clearErrors } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  const [isAsking, setAsking] = useState(false)
  const address = record && publicAddress(entity.name, record)
  const isDirty = Object.keys(dirtyFields).length > 0

  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        mx: { xs: -1.5, sm: -3 },
        px: { xs: 1.5, sm: 3 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {/* What the server said of the last attempt must not stand in the way of the next. */}
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        onClick={() => clearErrors()}
        startIcon={<Icon name="save" />}
      >
        {say(isSubmitting ? 'form.saving' : 'form.save')}
      </Button>
      <Button component={Link} to={`/${entity.name}`} color="inherit">
        {say('form.cancel')}
      </Button>
      <Box
        role="status"
        sx={{ color: 'text.secondary', flex: 1, display: { xs: isDirty ? 'block' : 'none', sm: 'block' } }}
      >
        {isDirty
          ? say('form.unsaved')
          : record?.updatedAt
            ? say('form.lastChanged', { when: formatInstant(record.updatedAt, language) })
            : ''}
      </Box>
      {address && (
        <Button color="inherit" href={address} target="_blank" startIcon={<Icon name="external" />}>
          {say('form.viewOnSite')}
        </Button>
      )}
      {record && entity.canDelete && (
        <Button color="error" onClick={() => setAsking(true)} startIcon={<Icon name="trash" />}>
          {say('form.delete')}
        </Button>
      )}
      {isAsking && record && (
        <DeleteDialog records={[record]} onClose={() => setAsking(false)} onDeleted={() => onDeleted?.()} />
      )}
    </Box>
  )
}
