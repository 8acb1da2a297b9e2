import Box from '@mui/material/Box'
import { type CheckedPoint, type CheckMoment, isChanged, isChecked, pointName } from '@shop/server/checkList'
import { CheckSign } from '../../checkLists/CheckSign'
import type { PaperWords } from './PaperWords'
import '../../checkLists/checkTexts'

interface PaperChecksProps {
  checks: readonly CheckedPoint[]
  /** Those that are printed. */
  moments: readonly CheckMoment[]
  columns?: number
  words: PaperWords
}

/** Whether there is anything to print. */
export function hasChecks(checks: readonly CheckedPoint[], moments: readonly CheckMoment[]): boolean {
  return moments.some((moment) => isChecked(checks, moment))
}

/** A check-list on paper: a sign and its words for each moment at which it was gone through; what has changed is bold. */
export function PaperChecks({ checks, moments, columns = 1, words: { say, language } }: PaperChecksProps) {
  const printed = moments.filter((moment) => isChecked(checks, moment))
  const points = checks.filter((check) => printed.some((moment) => check[moment] !== null))
  const inTable = printed.length > 1
  return (
    <Box sx={{ columnCount: columns, columnGap: '8mm' }}>
      {inTable && (
        <Box sx={{ ...row(2), fontSize: '8.5pt' }}>
          <span />
          {printed.map((moment) => (
            <span key={moment}>{say(moment === 'before' ? 'checks.momentBefore' : 'checks.momentAfter')}</span>
          ))}
        </Box>
      )}
      {points.map((point) => (
        <Box key={point.nameNl} sx={{ ...row(printed.length), fontWeight: inTable && isChanged(point) ? 700 : 400 }}>
          <span>{pointName(point, language)}</span>
          {printed.map((moment) => {
            const result = point[moment]
            return (
              <Box key={moment} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '1.2mm' }}>
                {result && (
                  <>
                    <CheckSign result={result} size="3mm" />
                    {say(`checks.${result}`)}
                  </>
                )}
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

/** A point with so many results. */
function row(count: number) {
  return {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) repeat(${count}, ${count > 1 ? '38mm' : 'auto'})`,
    columnGap: '3mm',
    breakInside: 'avoid',
    borderBottom: '0.5px solid #999',
    py: '0.4mm',
  }
}
