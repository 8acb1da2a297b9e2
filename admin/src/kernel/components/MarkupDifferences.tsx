import Box from '@mui/material/Box'
import { type MarkupDifference, markupDifferences } from '../format/markupDifferences'
import { useTranslation } from '../i18n/useTranslation'

interface MarkupDifferencesProps {
  one: string
  other: string
  /** Whether the words are alike, so that it is about the rest alone. */
  isRest: boolean
}

/** In which links and pictures two formatted texts differ; where the rest is alike too, that only the formatting does. */
export function MarkupDifferences({ one, other, isRest }: MarkupDifferencesProps) {
  const { translate } = useTranslation()
  const found = markupDifferences(one, other)
  if (found.length === 0) {
    return isRest && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{translate('history.formatOnly')}</Box>
  }
  const shown = (value: MarkupDifference['from']) => value || translate('history.nothing')
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {found.map(({ kind, about, from, to }) => (
        <li key={`${kind} ${about} ${from} ${to}`}>
          {translate(`history.${kind}`, { about, from: shown(from), to: shown(to) })}
        </li>
      ))}
    </Box>
  )
}
