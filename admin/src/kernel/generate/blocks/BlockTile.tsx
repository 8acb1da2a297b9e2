import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface BlockTileProps {
  thumbnail: ReactNode
  name: string
  purpose: string
  onChoose: () => void
}

/** A type of block to choose: beside its thumbnail on a phone, under it elsewhere. */
export function BlockTile({ thumbnail, name, purpose, onChoose }: BlockTileProps) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component="button"
        type="button"
        onClick={onChoose}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
          gridTemplateRows: { sm: 'auto 1fr' },
          gap: 1.25,
          p: 1.25,
          alignItems: 'start',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover, &:focus-visible': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ bgcolor: 'shop.soft', borderRadius: 0.5, lineHeight: 0, p: { xs: 0.5, sm: 1 } }}>{thumbnail}</Box>
        <span>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9rem' }}>
            {purpose}
          </Box>
        </span>
      </Box>
    </Box>
  )
}
