import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { canDuplicate } from '../../managed/screens'
import { sourcePath } from './sourceQuery'

/** To the form for a new record that begins as a copy of this one. */
export function DuplicateButton({ id }: { id: number }) {
  const entity = useEntity()
  const { say } = useWords()
  if (!canDuplicate(entity)) return null
  return (
    <Button
      color="inherit"
      component={Link}
      to={sourcePath(entity.name, { kind: 'copy', id })}
      aria-label={say('form.duplicate')}
      startIcon={<Icon name="copy" />}
      // On a phone there is room for the drawing alone.
      sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {say('form.duplicate')}
      </Box>
    </Button>
  )
}
