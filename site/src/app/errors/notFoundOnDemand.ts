import { onDemand } from '../../kernel/components/onDemand'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'

/** Few visitors meet an address that leads nowhere. */
export const NotFoundScreen = onDemand('NotFoundScreen', async () => {
  const [{ NotFoundScreen }] = await Promise.all([import('./NotFoundScreen'), loadLaterMessages('notFound')])
  return NotFoundScreen
})
