import Button from '@mui/material/Button'
import { useContext } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import './editingTexts'
import { ListEditing } from './ListEditing'

/** Makes fields of the cells of the list. What leaves them again stands beside what saves them. */
export default function EditToggle() {
  const { translate } = useTranslation()
  const { isEditing, setEditing } = useContext(ListEditing)
  return (
    <Button
      color="inherit"
      aria-pressed={isEditing}
      disabled={isEditing}
      startIcon={<Icon name="edit" />}
      onClick={() => setEditing(true)}
    >
      {translate('editing.inList')}
    </Button>
  )
}
