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
      startIcon={<Icon name="copy" />}
    >
      {say('form.duplicate')}
    </Button>
  )
}
