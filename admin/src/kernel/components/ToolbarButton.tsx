import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { createContext, useContext } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from '../icons/Icon'

/** Whether the text is shown on any screen. */
export const WithLabels = createContext(false)

interface ToolbarButtonProps {
  icon: string
  label: string
  /** The smallest screen that shows the text beside the icon. */
  labelFrom?: 'sm' | 'xl'
  color?: 'error'
  /** A screen of the back office. */
  to?: LinkProps['to']
  /** An address of the site, in a tab of its own. */
  href?: string
  /** Whether what it opens and closes is open. */
  isPressed?: boolean
  onClick?: () => void
}

/** An action on a record: an icon, with its text where there is room and as a tooltip elsewhere. */
export function ToolbarButton({
  icon,
  label,
  labelFrom = 'xl',
  color,
  to,
  href,
  isPressed,
  onClick,
}: ToolbarButtonProps) {
  const from = useContext(WithLabels) ? 'xs' : labelFrom
  return (
    <Tooltip title={label}>
      <Button
        {...(to !== undefined && { component: Link, to })}
        {...(href !== undefined && { href, target: '_blank' })}
        color={color ?? (isPressed ? 'primary' : 'inherit')}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        startIcon={<Icon name={icon} />}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, [from]: '0 8px 0 -4px' } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', [from]: 'inline' } }}>
          {label}
        </Box>
      </Button>
    </Tooltip>
  )
}
