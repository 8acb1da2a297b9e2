import type { Language } from '@shop/server/screens'

/** Addresses of what every page loads first; the server and the browser render the same. */
export interface FirstAssets {
  script: string
  style: string
  /** Vite's own client, while the sources are served by Vite. */
  development?: string
}

/** What the build knows of its own results, for the server. */
export interface Assets extends FirstAssets {
  /** The scripts of every page, which the first one imports after the first paint. */
  imports: string[]
  /** The compiled messages of a language. */
  messages: Partial<Record<Language, string>>
  /** Those that come with the screens that need them, by subject. */
  laterMessages: Partial<Record<Language, Record<string, string>>>
  /** The scripts that a screen or a block on demand needs besides, by its source. */
  onDemand: Record<string, string[]>
}
