import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { BlockTile } from './BlockTile'
import { blockThumbnails } from './blockThumbnails'
import { SharedTiles, useSharedBlocks } from './shared/SharedTiles'
import type { Sharing } from './shared/useSharing'
import { tileGrid } from './tileGrid'

interface BlockMenuProps {
  blocks: readonly ManagedBlock[]
  onChoose: (block: ManagedBlock) => void
  /** Where shared blocks can be chosen, too. */
  sharing: Sharing | undefined
  onShared: (id: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Every type of block with a thumbnail, its name and what it is for; found by typing, walked through by arrows. */
export default function BlockMenu({ blocks, onChoose, sharing, onShared, onClose }: BlockMenuProps) {
  const { translate, localize } = useTranslation()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const purposeOf = ({ name }: ManagedBlock) => {
    const key = `blocks.for.${name}`
    const text = translate(key as MessageKey)
    return text.toLowerCase() === key.toLowerCase() ? '' : text
  }
  const sought = typed.trim().toLowerCase()
  const found = blocks.filter((block) => `${localize(block.label)} ${purposeOf(block)}`.toLowerCase().includes(sought))

  const shared = useSharedBlocks(sharing).filter(({ title }) => String(title).toLowerCase().includes(sought))

  function walk(event: KeyboardEvent) {
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])]
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && tiles[0]) {
      event.preventDefault()
      tiles[0].click()
      return
    }
    const by = steps[event.key]
    const isTyping = event.target instanceof HTMLInputElement
    if (by === undefined || (isTyping && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const now = tiles.indexOf(document.activeElement as HTMLButtonElement)
    tiles[isTyping ? 0 : Math.min(Math.max(now + by, 0), tiles.length - 1)]?.focus()
  }

  return (
    <Dialog open fullScreen={isPhone} maxWidth="md" fullWidth onClose={onClose} aria-labelledby="block-menu-title">
      <DialogTitle id="block-menu-title" sx={{ pr: 7 }}>
        {translate('blocks.choose')}
      </DialogTitle>
      <IconButton
        aria-label={translate('blocks.chooseNone')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Icon name="close" />
      </IconButton>
      <DialogContent onKeyDown={walk}>
        <TextField
          fullWidth
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={translate('blocks.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('blocks.search'), type: 'search' } }}
        />
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9rem', my: 1 }}>
          {found.length + shared.length === 0
            ? translate('blocks.noneFound', { typed })
            : translate('blocks.found', { count: found.length + shared.length })}
        </Box>
        <div ref={list}>
          <SharedTiles found={shared} onChoose={onShared} />
          <Box component="ul" sx={tileGrid}>
            {found.map((block) => (
              <BlockTile
                key={block.name}
                thumbnail={<BlockThumbnail name={block.name} />}
                name={localize(block.label)}
                purpose={purposeOf(block)}
                onChoose={() => onChoose(block)}
              />
            ))}
          </Box>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** A thumbnail of a block's layout, beside its name. */
function BlockThumbnail({ name }: { name: string }) {
  const { palette } = useTheme()
  const tones = { ink: palette.text.primary, quiet: palette.text.disabled, accent: palette.primary.main }
  return (
    <svg aria-hidden="true" viewBox="0 0 96 56" width="100%" role="presentation">
      {(blockThumbnails[name] ?? blockThumbnails.text ?? []).map(([x, y, width, height, tone]) => (
        <rect
          key={`${x} ${y} ${width}`}
          {...{ x, y, width, height }}
          rx={1.5}
          fill={tones[tone]}
          opacity={tone === 'quiet' ? 0.55 : 1}
        />
      ))}
    </svg>
  )
}
