import Box from '@mui/material/Box'
import {
  type CheckedPoint,
  type CheckMoment,
  checkMoments,
  foundAt,
  isChanged,
  isChecked,
  pointName,
} from '@shop/server/checkList'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CheckSign } from './CheckSign'
import { useChangedText } from './useChangedText'
import './checkTexts'

/** What was found in short: what has changed first, then for each moment how much works and what does not. */
export function FoundPoints({ checks }: { checks: readonly CheckedPoint[] }) {
  const { translate, language } = useTranslation()
  const changedText = useChangedText()
  const changed = checks.filter(isChanged)
  const said = checkMoments.filter((moment) => isChecked(checks, moment))
  if (said.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('checks.none')}</Box>
  const names = (points: readonly CheckedPoint[]) => points.map((point) => pointName(point, language)).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      {changed.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontWeight: 600 }}>
          {changed.map((point) => (
            <Box
              component="li"
              key={point.nameNl}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                color: point.after === 'works' ? 'success.main' : 'error.main',
              }}
            >
              <CheckSign result={point.after ?? 'untested'} />
              <span>{changedText(point)}</span>
            </Box>
          ))}
        </Box>
      )}
      {said.map((moment) => (
        <Moment key={moment} {...{ checks, moment, names }} />
      ))}
      {!said.includes('after') && <Box sx={{ color: 'text.secondary' }}>{translate('checks.notAfter')}</Box>}
    </Box>
  )
}

interface MomentProps {
  checks: readonly CheckedPoint[]
  moment: CheckMoment
  names: (points: readonly CheckedPoint[]) => string
}

function Moment({ checks, moment, names }: MomentProps) {
  const { translate } = useTranslation()
  const { works, broken, untested } = foundAt(checks, moment)
  const parts = [
    works.length > 0 ? translate('checks.count', { count: works.length }) : '',
    broken.length > 0 ? `${translate('checks.broken').toLowerCase()}: ${names(broken)}` : '',
    untested.length > 0 ? `${translate('checks.untested').toLowerCase()}: ${names(untested)}` : '',
  ]
  return (
    <div>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate(moment === 'before' ? 'checks.momentBefore' : 'checks.momentAfter')}
      </Box>
      {` – ${parts.filter(Boolean).join(' · ')}`}
    </div>
  )
}
