import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type CheckedPoint, type CheckMoment, checkResultNames, isChecked, restWorks } from '@shop/server/checkList'
import type { ReactNode } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CheckSign } from './CheckSign'
import { PointRow } from './PointRow'
import './checkTexts'

interface CheckListProps {
  points: readonly CheckedPoint[]
  moment: CheckMoment
  onChange: (points: CheckedPoint[]) => void
  /** Whether the points are shown, rather than the button for all of them alone. */
  isOpen?: boolean
  /** Beside the button for the rest. */
  children?: ReactNode
}

/** The points of a device at one moment: each answered by itself, and what is left said to work in one press. */
export function CheckList({ points, moment, onChange, isOpen = true, children }: CheckListProps) {
  const { translate } = useTranslation()
  const left = points.filter((point) => point[moment] === null).length
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {left > 0 && (
          <Button
            variant="outlined"
            startIcon={<CheckSign result="works" />}
            onClick={() => onChange(restWorks(points, moment))}
            sx={{ minHeight: 44 }}
          >
            {translate(isChecked(points, moment) ? 'checks.restWorks' : 'checks.allWork')}
          </Button>
        )}
        {children}
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {left === 0 ? translate('checks.allDone') : translate('checks.open', { count: left })}
        </Box>
      </Box>
      {isOpen && (
        <>
          <Box aria-hidden="true" sx={legend}>
            {checkResultNames.map((result) => (
              <Box key={result} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <CheckSign result={result} />
                {translate(`checks.${result}`)}
              </Box>
            ))}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {points.map((point) => (
              <PointRow
                key={point.nameNl}
                {...{ point, moment }}
                onChoose={(result) =>
                  onChange(points.map((each) => (each === point ? { ...each, [moment]: result } : each)))
                }
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}

/** Where the buttons have room for their words they say it themselves. */
const legend = { display: { xs: 'flex', sm: 'none' }, flexWrap: 'wrap', gap: 1.5, color: 'text.secondary' }
