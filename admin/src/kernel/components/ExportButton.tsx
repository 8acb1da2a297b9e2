import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { type SheetFormat, sheetFormats } from '../files/saveSheet'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

interface ExportButtonProps {
  label: string
  /** What a screen reader says, where the label alone does not tell what of. */
  name?: string
  variant?: 'outlined' | 'text'
  isBusy?: boolean
  onExport(format: SheetFormat): void
}

/** Saves a table as a file for Excel or for other programs. */
export function ExportButton({ label, name, variant = 'text', isBusy = false, onExport }: ExportButtonProps) {
  const { translate } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (format: SheetFormat) => {
    setAnchor(null)
    onExport(format)
  }
  return (
    <>
      <Button
        color="inherit"
        variant={variant}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        startIcon={<Icon name="download" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sheetFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => choose(format)}
            sx={{ minHeight: 44, whiteSpace: 'normal', maxWidth: 320 }}
          >
            <ListItemText primary={translate(`export.${format}`)} secondary={translate(`export.${format}.help`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
