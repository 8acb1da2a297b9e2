import { onDemand } from '../../kernel/components/onDemand'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'

/** The confirmation comes once something is sent, along with its texts. */
export const SentNotice = onDemand('SentNotice', async () => {
  const [{ SentNotice }] = await Promise.all([import('./SentNotice'), loadLaterMessages('sent')])
  return SentNotice
})
