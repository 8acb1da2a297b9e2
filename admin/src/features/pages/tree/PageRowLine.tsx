import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Link } from 'react-router'
import { visuallyHidden } from '../../../kernel/components/visuallyHidden'
import { EntryMenu, type EntryStep } from '../../../kernel/generate/blocks/EntryMenu'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { PublicationState } from '../../../kernel/publication/PublicationState'
import { type Direction, directions } from './pageMoves'
import { type MenuName, menuFields, type PageRow } from './pageRows'
import { indent } from './useLift'

interface PageRowLineProps {
  row: PageRow
  menu: MenuName
  name: string
  isLoose: boolean
  isLifted: boolean
  canMove: boolean
  mayGo(direction: Direction): boolean
  onPress(): void
  onKey(event: KeyboardEvent): void
  onGrip(event: PointerEvent<HTMLElement>): void
  onStep(direction: Direction): void
  onShow(isShown: boolean): void
}

const icons = { up: 'up', down: 'down', in: 'next', out: 'previous' } as const
/** Deeper pages are indented no further than a phone has room for. */
const deepest = 6

/** A page in a menu: its grip, its name and address, how visitors see it, and the buttons that move it. */
export function PageRowLine(props: PageRowLineProps) {
  const { row, menu, name, isLoose, isLifted, canMove, mayGo, onPress, onKey, onGrip, onStep, onShow } = props
  const { page, depth } = row
  const { translate } = useTranslation()
  const state = fieldNamed(useEntity(), 'state')
  const isShown = page[menuFields[menu].shown]
  const usual = menu === 'main' ? directions : directions.slice(0, 2)
  const moves: EntryStep[] = usual.map((direction) => ({
    label: translate(`pages.${direction}`, { name }),
    icon: icons[direction],
    isOff: !mayGo(direction),
    isBeside: true,
    run: () => onStep(direction),
  }))
  const toggle: EntryStep[] =
    isShown || menu !== 'main'
      ? [{ label: translate(`pages.hide.${menu}`), icon: 'hide', run: () => onShow(false) }]
      : [{ label: translate('pages.show.main'), icon: 'preview', run: () => onShow(true) }]

  return (
    <Box
      component="li"
      data-page={page.id}
      sx={{
        ml: { xs: `${Math.min(depth, deepest) * 14}px`, sm: `${Math.min(depth, deepest) * indent}px` },
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pr: 0.5,
        minHeight: 52,
        border: 1,
        borderColor: isLifted ? 'primary.main' : 'divider',
        boxShadow: isLifted ? 4 : 0,
        borderRadius: 1,
        bgcolor: isLifted ? 'shop.soft' : 'background.paper',
      }}
    >
      {canMove && (
        <IconButton
          data-grip
          aria-label={translate('pages.grip', { name })}
          aria-describedby="page-grip-help"
          aria-pressed={isLifted}
          onPointerDown={onGrip}
          onKeyDown={onKey}
          // Of a key, or of what presses for its user; a mouse drags.
          onClick={({ detail }) => detail === 0 && onPress()}
          sx={{ touchAction: 'none', cursor: isLifted ? 'grabbing' : 'grab', width: 44, height: 44, borderRadius: 1 }}
        >
          <Icon name="grip" size={16} />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75, pl: canMove ? 0 : 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          {menu === 'main' && (
            <Box component="span" sx={visuallyHidden}>
              {translate('pages.level', { level: depth + 1 })}
            </Box>
          )}
          <Box
            component={Link}
            to={`/page/${page.id}`}
            sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}
          >
            {name}
          </Box>
          {page.state !== 'visible' && state && <PublicationState field={state} record={page as never} />}
          {page.hasDraft && (
            <Chip size="small" variant="outlined" color="warning" label={translate('pages.hasDraft')} />
          )}
          {!isShown && <Chip size="small" variant="outlined" label={translate('pages.notInMenu')} />}
          {isLoose && menu === 'main' && (
            <Chip
              size="small"
              variant="outlined"
              label={translate('pages.looseInMenu')}
              title={translate('pages.looseInMenu.help')}
            />
          )}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          /{page.fullUrl}
        </Box>
      </Box>
      {canMove && (
        <>
          {moves.map((step) => (
            <IconButton
              key={step.icon}
              aria-label={step.label}
              title={step.label}
              disabled={step.isOff}
              onClick={step.run}
              sx={{ width: 40, height: 40, display: { xs: 'none', sm: 'inline-flex' } }}
            >
              <Icon name={step.icon} size={17} />
            </IconButton>
          ))}
          <EntryMenu label={translate('pages.more', { name })} steps={[...moves, ...toggle]} />
        </>
      )}
    </Box>
  )
}
