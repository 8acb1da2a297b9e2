import IconButton from '@mui/material/IconButton'
import { Icon } from '../../icons/Icon'

interface ToolButtonProps {
  icon: string
  label: string
  /** Whether it is in force where the cursor stands; left out for what cannot be. */
  isOn?: boolean
  onClick: () => void
}

/** A button of the editor. */
export function ToolButton({ icon, label, isOn, onClick }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      sx={{
        width: 36,
        height: 36,
        bgcolor: isOn ? 'shop.soft' : undefined,
        boxShadow: isOn ? 'inset 0 0 0 1px currentColor' : undefined,
      }}
    >
      <Icon name={icon} size={17} />
    </IconButton>
  )
}
