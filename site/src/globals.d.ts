import type { Assets } from './Assets'

declare global {
  /** Filled in by the build, see vite.config.ts. */
  const __ASSETS__: Assets
}
