import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { writeCsv } from '@shop/server/writeCsv'
import { lazy, Suspense } from 'react'
import { AccountSection } from '../account/AccountSection'
import { saveFile } from '../files/saveFile'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import type { Language } from '../managed/ManagedEntity'
import { type Figure, figureCell } from './Figure'
import { FigureTable } from './FigureTable'
import type { FigurePeriod } from './periods'
import { hasNumbers } from './useFigures'

const FigureChart = lazy(() => import('./FigureChart'))

/** A chart with its table beside it, and both as a file. */
export function FigurePart({ figure, period }: { figure: Figure; period: FigurePeriod }) {
  const { translate, language } = useTranslation()
  const { title, text } = figure
  if (!hasNumbers(figure)) {
    return (
      <AccountSection title={title}>
        <p>{translate('figures.nothing')}</p>
      </AccountSection>
    )
  }
  return (
    <AccountSection title={title}>
      <p>{text}</p>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <FigureChart {...figure} />
        </Suspense>
        <FigureTable {...figure} />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="download" />}
        aria-label={translate('figures.downloadNamed', { title })}
        onClick={() => saveFile(csvOf(figure, language), fileName(title, period), 'text/csv')}
        sx={{ mt: 2 }}
      >
        {translate('figures.download')}
      </Button>
    </AccountSection>
  )
}

function csvOf({ heading, columns, rows }: Figure, language: Language): string {
  return writeCsv([
    [heading, ...columns.map(({ label, form }) => (form === 'share' ? `${label} (%)` : label))],
    ...rows.map(({ name, values }) => [
      name,
      ...columns.map(({ form }, index) => figureCell(values[index] ?? null, form, language)),
    ]),
  ])
}

/** Such as omzet-per-maand-2026-01-01-2026-03-31.csv. */
function fileName(title: string, { from, until }: FigurePeriod): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${from}-${until}.csv`
}
