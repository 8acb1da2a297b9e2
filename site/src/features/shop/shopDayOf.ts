import { deployment } from '../../kernel/i18n/deployment'

/** The day that it is in the shop at an instant, wherever the visitor is. */
export function shopDayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: deployment().timeZone }).format(instant)
}
