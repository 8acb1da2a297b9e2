import Box from '@mui/material/Box'
import { formatDay } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { shopToday } from '../../kernel/shop/shopToday'
import { finished } from './jobStatuses'

interface PromisedDayProps {
  day: string
  status: unknown
  /** Whether the day stands by itself, without a column that says what it is. */
  isNamed?: boolean
}

/** The day for which a job is promised; in word and colour when it has passed and the work is not finished. */
export function PromisedDay({ day, status, isNamed = false }: PromisedDayProps) {
  const { translate, language } = useTranslation()
  const today = shopToday()
  const shown = formatDay(day, language)
  if (status !== finished && day < today) {
    return (
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {translate(isNamed ? 'jobs.promisedLate' : 'jobs.late', { day: shown })}
      </Box>
    )
  }
  return <span>{isNamed ? translate('jobs.promised', { day: shown }) : shown}</span>
}
