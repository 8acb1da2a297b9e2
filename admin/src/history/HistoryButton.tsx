import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'

/** From a record to its versions. */
export function HistoryButton({ id }: { id: number }) {
  const { name } = useEntity()
  const { say } = useWords()
  return (
    <Button
      component={Link}
      to={`/${name}/${id}/history`}
      color="inherit"
      aria-label={say('history.title')}
      startIcon={<Icon name="clock" />}
      // On a phone there is room for the drawing alone.
      sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {say('history.title')}
      </Box>
    </Button>
  )
}
