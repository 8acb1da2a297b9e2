import Box from '@mui/material/Box'
import { useId } from 'react'
import type { DashboardPageViewsQuery } from '../../generated/graphql'
import { formatDay } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filledText } from '../../kernel/shop/filledText'
import { GlanceList } from './GlanceList'

const height = 120
const step = 12
const barWidth = 8
const shownPaths = 5

/** How often pages were looked at on each of the last days: as bars, and as a table for who wants the numbers. */
export function PageViewsChart({ perDay, perPath }: DashboardPageViewsQuery['pageViews']) {
  const { translate, language } = useTranslation()
  const titleId = useId()
  const most = Math.max(1, ...perDay.map(({ views }) => views))
  const total = perDay.reduce((sum, { views }) => sum + views, 0)
  const [first, last] = [perDay[0]?.day, perDay.at(-1)?.day]
  if (total === 0) return <p>{translate('dashboard.noViews')}</p>

  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" id={titleId} sx={{ mb: 1.5 }}>
        {translate('dashboard.viewsTotal', { total, max: most })}
      </Box>
      <Box
        component="svg"
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${perDay.length * step} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height, color: 'primary.main', borderBottom: 1, borderColor: 'divider' }}
      >
        {perDay.map(({ day, views }, index) => {
          const tall = (views / most) * height
          return (
            <rect key={day} x={index * step + 2} y={height - tall} width={barWidth} height={tall} fill="currentColor">
              <title>{`${formatDay(day, language)}: ${views}`}</title>
            </rect>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', mt: 0.5 }}>
        <span>{first && formatDay(first, language)}</span>
        <span>{last && formatDay(last, language)}</span>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
          {translate('dashboard.viewsTable')}
        </Box>
        <Box component="table" aria-labelledby={titleId} sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
                {translate('dashboard.day')}
              </Box>
              <Box component="th" scope="col" sx={{ textAlign: 'right' }}>
                {translate('dashboard.views')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ day, views }) => (
              <tr key={day}>
                <td>{formatDay(day, language)}</td>
                <Box component="td" sx={{ textAlign: 'right' }}>
                  {views}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 1.5, mb: 0.5 }}>
        {translate('dashboard.mostViewed')}
      </Box>
      <GlanceList
        lines={perPath.slice(0, shownPaths).map(({ path, title, views }) => ({
          key: path,
          to: undefined,
          title: title ? filledText(title, path.startsWith('/en') ? 'en' : 'nl') : path,
          detail: title ? path : undefined,
          end: <strong>{views}</strong>,
        }))}
      />
    </Box>
  )
}
