import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** What was chosen, and the way back to choosing. */
export function ChosenOne({ name, detail, onChange }: { name: string; detail?: string; onChange: () => void }) {
  const { translate } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {detail && <Box sx={{ color: 'text.secondary' }}>{detail}</Box>}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={translate('intake.otherThan', { name })}
        onClick={onChange}
        sx={{ minHeight: 44, borderColor: 'divider' }}
      >
        {translate('intake.other')}
      </Button>
    </Box>
  )
}
