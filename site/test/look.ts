import type { Look } from '../src/app/Look'

/** A look as the server names it to the site. */
export const look: Look = {
  style: '/huisstijl/abc.css',
  headingFace: 'grotesque',
  themeColors: { light: '#ffffff', dark: '#000000' },
  favicon: '/huisstijl/abc/favicon.ico',
  touchIcon: '/huisstijl/abc/apple-touch-icon.png',
  manifest: '/huisstijl/abc/manifest.webmanifest',
}
