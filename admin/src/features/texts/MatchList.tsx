import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { byRecord, type FoundMatches, keyOf, type MatchedText } from './MatchedText'
import { MatchRow } from './MatchRow'

interface MatchListProps {
  found: FoundMatches
  replacement: string
  isBusy: boolean
  onReplace: (chosen: readonly MatchedText[]) => void
}

/** The places where something stands, each as it is and as it would be; all are chosen until one is not. */
export function MatchList({ found, replacement, isBusy, onReplace }: MatchListProps) {
  const { translate } = useTranslation()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const possible = found.items.filter(({ isDivided }) => !isDivided)
  const chosen = possible.filter((match) => !left.has(keyOf(match)))
  const toggle = (match: MatchedText) => {
    const next = new Set(left)
    if (!next.delete(keyOf(match))) next.add(keyOf(match))
    setLeft(next)
  }
  const replace = (
    <Button
      variant="contained"
      disabled={isBusy || chosen.length === 0}
      onClick={() => onReplace(chosen)}
      sx={{ minHeight: 44 }}
    >
      {translate(replacement.trim() === '' ? 'texts.takeOut' : 'texts.replace', { count: chosen.length })}
    </Button>
  )
  return (
    <Box component="section" aria-labelledby="matches" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <div role="status">
        <Box component="h2" id="matches" sx={{ typography: 'h2', m: 0 }}>
          {translate('texts.found', { count: found.total, records: found.records })}
        </Box>
      </div>
      {found.total > found.items.length && (
        <Alert severity="info">{translate('texts.tooMany', { total: found.total, shown: found.items.length })}</Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          position: 'sticky',
          top: { xs: 56, sm: 56 },
          py: 1,
          bgcolor: 'background.default',
          zIndex: 1,
        }}
      >
        <FormControlLabel
          label={translate('texts.all')}
          control={
            <Checkbox
              checked={chosen.length > 0 && chosen.length === possible.length}
              indeterminate={chosen.length > 0 && chosen.length < possible.length}
              onChange={(_, checked) => setLeft(new Set(checked ? [] : possible.map(keyOf)))}
            />
          }
        />
        {replace}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {byRecord(found.items).map((matches) => (
          <MatchRow
            key={matches.map(keyOf)[0]}
            matches={matches}
            replacement={replacement}
            isChosen={(match) => !match.isDivided && !left.has(keyOf(match))}
            onToggle={toggle}
          />
        ))}
      </Box>
    </Box>
  )
}
