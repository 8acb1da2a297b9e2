import Box from '@mui/material/Box'
import Menu, { type MenuProps } from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { PriceDialog } from './PriceDialog'
import { useShopPlaceholdersQuery } from './useShopPlaceholdersQuery'

interface PlaceholderMenuProps extends Pick<MenuProps, 'anchorEl' | 'anchorReference' | 'anchorPosition'> {
  onChoose: (name: string, text: string) => void
  onClose: () => void
}

/** What can be named of the shop, with what visitors read now; and the prices of services and products, from a list of their own. */
export function PlaceholderMenu({ onChoose, onClose, ...anchor }: PlaceholderMenuProps) {
  const { translate, localize } = useTranslation()
  const { placeholders, isPending } = useShopPlaceholdersQuery()
  const [isPrice, setPrice] = useState(false)
  if (isPrice) return <PriceDialog onChoose={({ name, text }) => onChoose(name, text)} onClose={onClose} />
  return (
    <Menu
      {...anchor}
      open
      onClose={onClose}
      // The text it was opened from takes the focus back itself, with its cursor in the right place.
      disableRestoreFocus
      slotProps={{
        list: { 'aria-label': translate('placeholders.list'), dense: true },
        paper: { sx: { maxHeight: 380, maxWidth: 'min(440px, calc(100vw - 32px))' } },
      }}
    >
      {placeholders.map(({ name, text, label, value }) => (
        <MenuItem key={name} onClick={() => onChoose(name, text)} sx={{ display: 'block', minHeight: 44 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {localize(label)}
          </Box>
          <Box
            component="span"
            sx={{ display: 'block', color: 'text.secondary', fontSize: '0.86rem', whiteSpace: 'normal' }}
          >
            {localize(value) || translate('placeholders.empty')}
          </Box>
        </MenuItem>
      ))}
      {/* The first item there is gets the focus. */}
      {!isPending && (
        <MenuItem
          onClick={() => setPrice(true)}
          sx={{
            minHeight: 44,
            position: 'sticky',
            bottom: 0,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            fontWeight: 600,
            '&&:hover, &&.Mui-focusVisible': { bgcolor: 'shop.soft' },
          }}
        >
          {translate('placeholders.price.open')}
        </MenuItem>
      )}
    </Menu>
  )
}
