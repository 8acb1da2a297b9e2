import type { Theme } from '@mui/material/styles'
import { stateLooks } from './StateMark'

/** The calendar in the colours and letters of the back office. */
export function gridStyle({ palette, typography, breakpoints }: Theme) {
  const { shop } = palette
  const filled = (hue: string) => ({
    background: `color-mix(in srgb, ${hue} 14%, ${shop.paper})`,
    borderLeft: `3px solid ${hue}`,
    '& svg': { color: hue },
  })
  return {
    '--fc-classic-background': shop.paper,
    '--fc-classic-foreground': shop.ink,
    '--fc-classic-faint': shop.soft,
    '--fc-classic-muted': shop.soft,
    '--fc-classic-strong': shop.soft,
    '--fc-classic-faint-foreground': shop.quiet,
    '--fc-classic-muted-foreground': shop.quiet,
    '--fc-classic-border': shop.line,
    '--fc-classic-strong-border': shop.controlLine,
    '--fc-classic-primary': shop.accent,
    '--fc-classic-primary-foreground': shop.onAccent,
    '--fc-classic-event': shop.accent,
    '--fc-classic-event-contrast': shop.onAccent,
    '--fc-classic-background-event': shop.quiet,
    '--fc-classic-background-event-opacity': '100%',
    '--fc-classic-background-event-foreground-opacity': '100%',
    '--fc-classic-highlight': `color-mix(in srgb, ${shop.accent} 18%, transparent)`,
    '--fc-classic-today': 'transparent',
    '--fc-classic-now': shop.bad,
    fontFamily: typography.fontFamily,
    fontSize: '0.9rem',
    color: shop.ink,
    [breakpoints.up('sm')]: { minWidth: 0 },
    '& [aria-current="date"][role="columnheader"]': { color: shop.accent, fontWeight: 700 },
    '& .agenda-closed': {
      background: `repeating-linear-gradient(135deg, ${shop.soft} 0 6px, ${shop.paper} 6px 12px)`,
      opacity: 1,
    },
    '& .agenda-event': {
      border: 0,
      borderRadius: '6px',
      color: shop.ink,
      cursor: 'pointer',
      boxShadow: `0 0 0 1px ${shop.line}`,
      overflow: 'hidden',
      '& *': { color: shop.ink },
    },
    ...Object.fromEntries(
      Object.entries(stateLooks).map(([state, { hue }]) => [`& .agenda-event.agenda-${state}`, filled(hue(palette))]),
    ),
    '& .agenda-event.agenda-block': {
      background: shop.soft,
      borderLeft: `3px solid ${shop.controlLine}`,
      '& svg': { color: shop.quiet },
    },
    '& .agenda-text': { padding: '1px 4px', lineHeight: 1.25, minWidth: 0, fontSize: '0.82rem' },
    '& .agenda-line': {
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      minWidth: 0,
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& .agenda-block .agenda-line': { padding: '2px 4px', minHeight: '24px', fontSize: '0.82rem' },
    '& .agenda-name': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .agenda-cancelled .agenda-name': { textDecoration: 'line-through' },
    '& .agenda-kind': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .agenda-short': { display: 'flex', alignItems: 'center', gap: '5px', minHeight: '24px' },
    '& .agenda-short .agenda-line': { flex: 'none', position: 'relative' },
    '& [role="cell"][aria-current="date"] a, & [role="cell"][aria-current="date"] [aria-hidden="true"]': {
      fontWeight: 700,
    },
  }
}
