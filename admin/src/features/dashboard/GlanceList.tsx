import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface GlanceLine {
  key: string | number
  /** Undefined where there is nothing to lead to. */
  to: string | undefined
  title: ReactNode
  detail?: ReactNode
  end?: ReactNode
}

/** Short lines that lead to records: what it is, something about it, and a number or a moment. */
export function GlanceList({ lines, label }: { lines: readonly GlanceLine[]; label?: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, to, title, detail, end }) => (
        <Box
          component="li"
          key={key}
          sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Box
            {...(to === undefined ? {} : { component: Link, to })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 44,
              py: 0.5,
              color: 'text.primary',
              textDecoration: 'none',
              ...(to !== undefined && { '&:hover': { color: 'primary.main' } }),
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {title}
              </Box>
              {detail && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
                  {detail}
                </Box>
              )}
            </Box>
            {end && (
              <Box component="span" sx={{ flex: 'none', color: 'text.secondary', textAlign: 'right' }}>
                {end}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
