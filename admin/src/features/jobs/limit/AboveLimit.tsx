import Box from '@mui/material/Box'
import { Icon } from '../../../kernel/icons/Icon'

/** That a price is more than its customer knows. */
export function AboveLimit({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'error.main', fontWeight: 600, minWidth: 0 }}
    >
      <Icon name="warning" size={18} />
      <span>{text}</span>
    </Box>
  )
}
