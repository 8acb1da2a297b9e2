import type { Language } from '@shop/server/screens'

/** Addresses of what a page loads first. */
export interface Assets {
  script: string
  style: string
  /** Vite's own client, while the sources are served by Vite. */
  development?: string
  /** The compiled messages of a language, fetched along with the script. */
  messages: Partial<Record<Language, string>>
}
