import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import {
  type CheckedPoint,
  type CheckMoment,
  type CheckResultName,
  checkResultNames,
  pointName,
} from '@shop/server/checkList'
import { useId } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CheckSign } from './CheckSign'
import './checkTexts'

interface PointRowProps {
  point: CheckedPoint
  moment: CheckMoment
  /** Null where what was said is taken back. */
  onChoose: (result: CheckResultName | null) => void
}

const chosenColours = { works: 'success.main', broken: 'error.main', untested: 'text.secondary' } as const

/** A point with its three answers, each as wide as a thumb; after the work also what it was before, where that was not well. */
export function PointRow({ point, moment, onChoose }: PointRowProps) {
  const { translate, language } = useTranslation()
  const id = useId()
  const { before } = point
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        <span id={id}>{pointName(point, language)}</span>
        {moment === 'after' && before !== null && before !== 'works' && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            {translate('checks.wasBefore', { result: translate(`checks.${before}`).toLowerCase() })}
          </Box>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={point[moment]}
        onChange={(_event, result: CheckResultName | null) => onChoose(result)}
        aria-labelledby={id}
      >
        {checkResultNames.map((result) => (
          <ToggleButton
            key={result}
            value={result}
            aria-label={translate(`checks.${result}`)}
            title={translate(`checks.${result}`)}
            sx={{
              minWidth: 46,
              minHeight: 44,
              px: { xs: 0, sm: 1.25 },
              gap: 0.75,
              textTransform: 'none',
              color: 'text.secondary',
              borderColor: 'divider',
              '&.Mui-selected, &.Mui-selected:hover': {
                color: 'background.paper',
                bgcolor: chosenColours[result],
              },
            }}
          >
            <CheckSign result={result} />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {translate(`checks.${result}`)}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const
