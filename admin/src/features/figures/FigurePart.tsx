import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Sheet } from '@shop/server/Sheet'
import { lazy, Suspense } from 'react'
import { ExportButton } from '../../kernel/components/ExportButton'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { saveSheet } from '../../kernel/files/saveSheet'
import { useTranslation } from '../../kernel/i18n/useTranslation'
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
      <ScreenSection title={title}>
        <p>{translate('figures.nothing')}</p>
      </ScreenSection>
    )
  }
  return (
    <ScreenSection title={title}>
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
      <Box sx={{ mt: 2 }}>
        <ExportButton
          variant="outlined"
          label={translate('figures.download')}
          name={translate('figures.downloadNamed', { title })}
          onExport={(format) => saveSheet(sheetOf(figure), fileName(title, period), format, language)}
        />
      </Box>
    </ScreenSection>
  )
}

function sheetOf({ heading, columns, rows }: Figure): Sheet {
  return {
    headings: [heading, ...columns.map(({ label, form }) => (form === 'share' ? `${label} (%)` : label))],
    rows: rows.map(({ name, values }) => [
      name,
      ...columns.map(({ form }, index) => figureCell(values[index] ?? null, form)),
    ]),
  }
}

/** Such as omzet-per-maand-2026-01-01-2026-03-31. */
function fileName(title: string, { from, until }: FigurePeriod): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${from}-${until}`
}
