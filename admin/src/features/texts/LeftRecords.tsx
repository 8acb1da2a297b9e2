import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Link } from 'react-router'
import type { UndoReplacementMutation } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface LeftRecordsProps {
  left: UndoReplacementMutation['undoReplacement']['left']
  onClose: () => void
}

/** Names the texts that keep something of what was taken back, with the way to each. */
export function LeftRecords({ left, onClose }: LeftRecordsProps) {
  const { translate } = useTranslation()
  return (
    <Dialog open onClose={onClose} aria-labelledby="left-records">
      <DialogTitle id="left-records">{translate('texts.left')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {left.map(({ entity, id, title, reason }) => (
            <li key={`${entity} ${id}`}>
              <Link to={`/${entity}/${id}`}>{title || translate('list.untitled')}</Link>:{' '}
              {reason ?? translate('texts.left.changed')}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('command.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
