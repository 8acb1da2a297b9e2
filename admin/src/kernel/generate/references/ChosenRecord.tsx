import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'

interface ChosenRecordProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A record that was chosen, with its place among the others. */
export function ChosenRecord({ name, isFirst, isLast, onMove, onRemove }: ChosenRecordProps) {
  const { translate } = useTranslation()
  const steps = [
    { label: translate('blocks.up', { name }), icon: 'up', isOff: isFirst, run: () => onMove(-1) },
    { label: translate('blocks.down', { name }), icon: 'down', isOff: isLast, run: () => onMove(1) },
    { label: translate('blocks.remove', { name }), icon: 'close', isOff: false, run: onRemove },
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 1, pl: 1.25 }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
        {name}
      </Box>
      {steps.map((step) => (
        <IconButton
          key={step.icon}
          aria-label={step.label}
          title={step.label}
          disabled={step.isOff}
          onClick={step.run}
          sx={{ width: 40, height: 40 }}
        >
          <Icon name={step.icon} size={17} />
        </IconButton>
      ))}
    </Box>
  )
}
