import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { DayMark } from './markOf'

/** Each mark has a shape of its own, to be distinguished without colours: filled, ringed, struck through. */
function look(mark: DayMark, { palette }: Theme) {
  switch (mark) {
    case 'closed':
      return { bgcolor: 'text.primary', color: 'background.paper', borderRadius: 0.5 }
    case 'other':
      return { boxShadow: `inset 0 0 0 2px ${palette.primary.main}`, borderRadius: '50%', fontWeight: 700 }
    case 'usuallyClosed':
      return { color: 'text.secondary', textDecoration: 'line-through' }
    case 'open':
      return {}
  }
}

/** A day of the month, or an example of how one looks. */
export function DayCell({ mark, number = 8 }: { mark: DayMark; number?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={(theme) => ({
        display: 'inline-grid',
        placeItems: 'center',
        width: { xs: 19, sm: 26 },
        height: { xs: 22, sm: 26 },
        fontSize: { xs: '0.75rem', sm: '0.82rem' },
        ...look(mark, theme),
      })}
    >
      {number}
    </Box>
  )
}
