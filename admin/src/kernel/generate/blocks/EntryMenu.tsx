import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../icons/Icon'

export interface EntryStep {
  label: string
  icon: string
  isOff?: boolean
  /** Stands in the menu on a phone, and beside it where there is room. */
  isBeside?: boolean
  run: () => void
}

/** What else can be done with an entry. */
export function EntryMenu({ label, steps }: { label: string; steps: readonly EntryStep[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 40, height: 40 }}
      >
        <Icon name="more" size={17} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {steps.map((step) => (
          <MenuItem
            key={step.icon}
            disabled={step.isOff}
            sx={step.isBeside ? { display: { sm: 'none' } } : {}}
            onClick={() => {
              setAnchor(null)
              step.run()
            }}
          >
            <ListItemIcon>
              <Icon name={step.icon} />
            </ListItemIcon>
            {step.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
