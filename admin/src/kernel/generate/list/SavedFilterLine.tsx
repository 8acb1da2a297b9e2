import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { NameForm } from './NameForm'
import type { SavedFilter } from './useSavedFilters'

interface SavedFilterLineProps {
  filter: SavedFilter
  taken: readonly string[]
  /** Whether to take the focus, since the form that had it was closed. */
  hasFocus: boolean
  onApply: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

/** A saved filter: to apply, rename or delete. */
export function SavedFilterLine({ filter, taken, hasFocus, onApply, onRename, onRemove }: SavedFilterLineProps) {
  const { translate } = useTranslation()
  const [isRenaming, setRenaming] = useState(false)
  const { name } = filter
  if (isRenaming) {
    return (
      <Box component="li" sx={{ mb: 1 }}>
        <NameForm
          label={translate('filters.name')}
          action={translate('filters.rename')}
          begin={name}
          taken={taken}
          onName={(chosen) => {
            onRename(chosen)
            setRenaming(false)
          }}
        />
      </Box>
    )
  }
  const rename = translate('filters.renameOne', { name })
  const remove = translate('filters.removeOne', { name })
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        color="inherit"
        autoFocus={hasFocus}
        onClick={onApply}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <IconButton aria-label={rename} title={rename} onClick={() => setRenaming(true)}>
        <Icon name="edit" />
      </IconButton>
      <IconButton aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </Box>
  )
}
