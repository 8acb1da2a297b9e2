import type { Assets } from './Assets'

declare global {
  /** Filled in by the build of the server, see vite.config.ts. */
  const __ASSETS__: Assets
}
