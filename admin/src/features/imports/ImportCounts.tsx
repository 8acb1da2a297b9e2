import Box from '@mui/material/Box'
import type { ImportStateFragment } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const outcomes = ['new', 'changed', 'unchanged', 'refused'] as const
const results = ['done', 'failed', 'undone', 'kept'] as const

/** How many rows do what, and what became of them. */
export function ImportCounts({ of: { counts } }: { of: ImportStateFragment }) {
  const { translate } = useTranslation()
  const sum = (isMeant: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(isMeant).reduce((total, { rows }) => total + rows, 0)
  const shown = [
    ...outcomes.map((name) => ({ name, rows: sum(({ outcome }) => outcome === name) })),
    ...results.map((name) => ({ name, rows: sum(({ result }) => result === name) })).filter(({ rows }) => rows > 0),
  ]
  return (
    <Box
      component="dl"
      aria-label={translate('imports.counts')}
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}
    >
      {shown.map(({ name, rows }) => (
        <Box
          key={name}
          sx={{
            ...{ display: 'flex', flexDirection: 'column-reverse', px: 2, py: 1, minWidth: 92 },
            ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`imports.count.${name}`)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h2',
              color: rows > 0 && ['refused', 'failed'].includes(name) ? 'error.main' : 'text.primary',
            }}
          >
            {rows}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
