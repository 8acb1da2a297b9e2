import type { Page } from '@playwright/test'

/** Everything the page asks for, and with which referrer. */
export function watchRequests(page: Page): { url: string; referrer: string | undefined }[] {
  const asked: { url: string; referrer: string | undefined }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer }))
  return asked
}
