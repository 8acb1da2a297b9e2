import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import type { ImportStateFragment } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Of how many rows what is being done has been done; nothing but its state when nothing is. */
export function ImportProgress({ of: { state, isBusy, done, total, counts } }: { of: ImportStateFragment }) {
  const { translate } = useTranslation()
  const written = counts.reduce((sum, { outcome, result, rows }) => {
    const isMeant = state === 'running' ? outcome === 'new' || outcome === 'changed' : result !== null
    return isMeant ? sum + rows : sum
  }, 0)
  const all = state === 'running' || state === 'undoing' ? written : total
  return (
    <Box>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {translate(`imports.state.${state}`)}
        {isBusy && ` · ${translate('imports.progress', { done, total: all })}`}
      </Box>
      {isBusy && (
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : Math.min(100, (100 * done) / all)}
          aria-label={translate(`imports.state.${state}`)}
          sx={{ mt: 1, height: 6, borderRadius: 1 }}
        />
      )}
    </Box>
  )
}
