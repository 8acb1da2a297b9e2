import type { WriteHooks } from '../../kernel/context/Context.js'
import type { NewsItem } from './NewsItem.js'

type Beginning = Pick<NewsItem, 'visibleFrom'>

/** The date of a news item that was given none, UTC: when it begins if that is ahead, else now. */
function dateOfNews({ visibleFrom }: Beginning): string {
  const now = new Date().toISOString()
  return visibleFrom && visibleFrom > now ? visibleFrom : now
}

export const newsItemHooks: WriteHooks = {
  async prepare(_context, _sent, whole) {
    return whole.createdAt == null ? { createdAt: dateOfNews(whole as unknown as Beginning) } : {}
  },
  /**
   * When an item is planned for another moment its date follows, unless one was given that is not its beginning: of one that
   * was not planned, one ahead. Once it is not planned any more, a date that was its beginning is now.
   */
  follow(_context, before, after) {
    const [was, will] = [before, after] as unknown as [NewsItem, NewsItem]
    if (will.createdAt !== was.createdAt || will.visibleFrom === was.visibleFrom) return {}
    const now = new Date().toISOString()
    const isGiven = was.visibleFrom === null ? was.createdAt > now : was.createdAt !== was.visibleFrom
    const begins = will.visibleFrom !== null && will.visibleFrom > now
    return isGiven || (!begins && was.createdAt <= now) ? {} : { createdAt: dateOfNews(will) }
  },
}
