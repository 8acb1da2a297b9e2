import type { FiguresQuery } from '../../generated/graphql'
import { formatDay } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { kindKey } from '../jobs/jobKindTexts'
import { type Figure, monthText } from './Figure'

type Figures = FiguresQuery['figures']

/** The figures of a period in the words of the reader. */
export function useFigures(figures: Figures | undefined): Figure[] {
  const { translate, localize, language } = useTranslation()
  if (!figures) return []
  const { weeks, statuses, services, months, quotes } = figures
  const kinds = new Set(statuses.map(({ jobKind }) => jobKind))
  return [
    {
      ...words('jobs'),
      heading: translate('figures.week'),
      columns: [
        { label: translate('figures.takenIn'), form: 'count', isDrawn: true },
        { label: translate('figures.finished'), form: 'count', isDrawn: true },
      ],
      rows: weeks.map(({ week, takenIn, finished }) => ({
        key: week,
        name: formatDay(week, language),
        values: [takenIn, finished],
      })),
    },
    {
      ...words('turnover'),
      heading: translate('figures.month'),
      columns: [
        { label: translate('figures.turnover'), form: 'money', isDrawn: true },
        { label: translate('figures.jobsCount'), form: 'count' },
      ],
      rows: months.map(({ month, turnover, jobs }) => ({
        key: month,
        name: monthText(month, language),
        values: [turnover, jobs],
      })),
    },
    {
      ...words('statuses'),
      heading: translate('figures.status'),
      isLying: true,
      columns: [
        { label: translate('figures.days'), form: 'days', isDrawn: true },
        { label: translate('figures.stays'), form: 'count' },
      ],
      rows: statuses.map(({ jobKind, status, label, days, stays }) => ({
        key: `${jobKind}/${status}`,
        name: [localize(label), kinds.size > 1 && kindText(jobKind)].filter(Boolean).join(' · '),
        values: [days, stays],
      })),
    },
    {
      ...words('services'),
      heading: translate('figures.service'),
      isLying: true,
      columns: [
        { label: translate('figures.days'), form: 'days', isDrawn: true },
        { label: translate('figures.jobsCount'), form: 'count' },
      ],
      rows: services.map(({ service, title, days, jobs }) => ({
        key: String(service),
        name: localize(title),
        values: [days, jobs],
      })),
    },
    {
      ...words('quotes'),
      heading: translate('figures.month'),
      columns: [
        { label: translate('figures.sent'), form: 'count', isDrawn: true },
        { label: translate('figures.accepted'), form: 'count', isDrawn: true },
        { label: translate('figures.share'), form: 'share' },
      ],
      rows: quotes.map(({ month, sent, accepted, share }) => ({
        key: month,
        name: monthText(month, language),
        values: [sent, accepted, share],
      })),
    },
  ]

  function kindText(name: string): string {
    const key = kindKey({ name })
    return key ? translate(key) : name
  }

  function words(id: 'jobs' | 'turnover' | 'statuses' | 'services' | 'quotes') {
    return {
      id,
      title: translate(`figures.${id}.title`),
      text: translate(`figures.${id}.text`),
    }
  }
}

/** Whether there is anything to draw. */
export function hasNumbers({ rows }: Figure): boolean {
  return rows.some(({ values }) => values.some((value) => value !== null && value !== 0))
}
