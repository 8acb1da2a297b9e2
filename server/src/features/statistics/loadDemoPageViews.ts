import { pageAddress } from '../../kernel/shared/screens.js'
import type { Demo } from '../demo/Demo.js'
import { dayBack } from '../demo/daysBack.js'
import { Page } from '../pages/Page.js'
import { PageView } from './PageView.js'

const days = 30
const maxPages = 15

/** Page views of the month before today: most at the start page, few on Sundays. */
export async function loadDemoPageViews({ context: { services } }: Demo): Promise<void> {
  const pages = await services.database.reader.find(Page, {
    where: { language: 'nl', visible: true },
    order: { id: 'ASC' },
    take: maxPages,
  })
  const rows = Array.from({ length: days - 1 }, (_, index) => dayBack(index + 1)).flatMap((day, back) =>
    pages.map(({ fullUrl }, rank) => ({
      day,
      path: pageAddress('nl', fullUrl),
      views: Math.round(visitors(day, back) / (rank + 2)),
    })),
  )
  await services.database.write((manager) => manager.insert(PageView, rows))
}

function visitors(day: string, back: number): number {
  const isSunday = new Date(day).getUTCDay() === 0
  return (isSunday ? 25 : 60) + ((back * 7) % 23)
}
