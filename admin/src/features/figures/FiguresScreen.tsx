import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FiguresDocument } from '../../generated/graphql'
import { EmptyState } from '../../kernel/components/EmptyState'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { FigurePart } from './FigurePart'
import './figuresTexts'
import { PeriodChoice } from './PeriodChoice'
import { type FigurePeriod, type PeriodName, periodNamed } from './periods'
import { hasNumbers, useFigures } from './useFigures'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** How the shop does in a period. */
export default function FiguresScreen() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [name, setName] = useState<PeriodName>('months12')
  const [period, setPeriod] = useState(() => periodNamed('months12'))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['figures', period],
    queryFn: ({ signal }) => askServer({ query: FiguresDocument, variables: period, signal }),
    enabled: isDay(period.from) && isDay(period.until),
    placeholderData: keepPreviousData,
  })
  const figures = useFigures(data?.figures)
  const errors = error instanceof Refusal ? error.fields : {}
  const isFaulty = Object.keys(errors).length > 0

  function choose(chosen: PeriodName, days: FigurePeriod) {
    setName(chosen)
    setPeriod(days)
  }

  return (
    <Box sx={{ maxWidth: 1180, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <PeriodChoice name={name} period={period} errors={errors} onChange={choose} />
      {error && !isFaulty ? (
        <RetryAlert text={failureText(error)} onRetry={refetch} />
      ) : !data ? (
        !isFaulty && <FormSkeleton />
      ) : figures.some(hasNumbers) ? (
        <Box
          aria-busy={isPlaceholderData}
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'minmax(0, 1fr)',
            opacity: isPlaceholderData ? 0.6 : 1,
          }}
        >
          {figures.map((figure) => (
            <FigurePart key={figure.id} figure={figure} period={period} />
          ))}
          <Box component="p" sx={{ m: 0, color: 'text.secondary', maxWidth: '72ch' }}>
            {translate('figures.note')}
          </Box>
        </Box>
      ) : (
        <EmptyState icon="progress" title={translate('figures.emptyTitle')} text={translate('figures.emptyText')} />
      )}
    </Box>
  )
}
