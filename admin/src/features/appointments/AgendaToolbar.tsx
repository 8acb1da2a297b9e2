import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { shopToday } from '../../kernel/shop/shopToday'
import { type AgendaView, isDay, titleOfView } from './agendaViews'

interface AgendaToolbarProps {
  views: readonly AgendaView[]
  view: AgendaView
  day: string
  onShow: (shown: { view?: AgendaView; day?: string }) => void
  /** So many days, weeks or months further; below zero for back. */
  onStep: (steps: number) => void
}

/** Which days are shown, and how. */
export function AgendaToolbar({ views, view, day, onShow, onStep }: AgendaToolbarProps) {
  const { translate, language } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => onShow({ day: shopToday() })}
          sx={{ minHeight: 44, borderColor: 'divider' }}
        >
          {translate('agenda.today')}
        </Button>
        <IconButton aria-label={translate('agenda.previous')} onClick={() => onStep(-1)} sx={{ width: 44, height: 44 }}>
          <Icon name="previous" />
        </IconButton>
        <IconButton aria-label={translate('agenda.next')} onClick={() => onStep(1)} sx={{ width: 44, height: 44 }}>
          <Icon name="next" />
        </IconButton>
        <TextField
          type="date"
          value={day}
          onChange={({ target }) => isDay(target.value) && onShow({ day: target.value })}
          slotProps={{ htmlInput: { 'aria-label': translate('agenda.goTo') } }}
          sx={{ width: 152 }}
        />
      </Box>
      <Box
        component="h2"
        aria-live="polite"
        sx={{ typography: 'h2', m: 0, flex: '1 1 200px', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {titleOfView(view, day, language)}
      </Box>
      <Box role="group" aria-label={translate('agenda.view')} sx={{ display: 'flex', gap: 0.5 }}>
        {views.map((each) => (
          <Button
            key={each}
            color="inherit"
            variant={each === view ? 'outlined' : 'text'}
            aria-pressed={each === view}
            onClick={() => onShow({ view: each })}
            sx={{ minHeight: 44 }}
          >
            {translate(`agenda.view.${each}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
