import { createHash } from 'node:crypto'
import type { BackOfficeColours } from '../../kernel/shared/backOfficeColours.js'
import { backOfficePalette } from './backOfficePalette.js'
import { iconNames } from './icons.js'
import type { Look } from './Look.js'
import type { HeadingFace } from './lookChoices.js'
import { lookStyles } from './lookStyles.js'
import { type Palette, paletteOf } from './palette.js'

/** Where the style sheet and the icons are served; their addresses change with their content. */
export const lookAddress = '/huisstijl'

/** What a page of the site links to in its head. */
export interface LookLinks {
  style: string
  headingFace: HeadingFace
  /** The grounds of the browser's own bars. */
  themeColors: Record<'light' | 'dark', string>
  favicon: string
  touchIcon: string
  manifest: string
}

/** All that follows from what the owner chose. */
export interface ShownLook {
  look: Look
  hash: string
  styles: string
  palette: Palette
  backOffice: Record<'light' | 'dark', BackOfficeColours>
  links: LookLinks
  manifest: string
}

/** Changes the addresses of icons when they are made in another way. */
const wayOfMaking = 1

export function showLook(look: Look): ShownLook {
  const styles = lookStyles(look)
  const { logo, icon, name } = look
  const hash = createHash('sha1')
    .update(JSON.stringify([wayOfMaking, styles, logo, icon, name]))
    .digest('base64url')
    .slice(0, 16)
  const palette = paletteOf(look.accentColor, look.groundColor)
  const folder = `${lookAddress}/${hash}`
  return {
    look,
    hash,
    styles,
    palette,
    backOffice: backOfficePalette(look.accentColor, look.groundColor),
    links: {
      style: `${folder}.css`,
      headingFace: look.headingFace,
      themeColors: { light: palette.light.white.ground, dark: palette.dark.white.ground },
      favicon: `${folder}/favicon.ico`,
      touchIcon: `${folder}/apple-touch-icon.png`,
      manifest: `${folder}/manifest.webmanifest`,
    },
    manifest: manifestOf(look, palette, folder),
  }
}

function manifestOf({ name }: Look, { light }: Palette, folder: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: light.white.ground,
    theme_color: light.white.ground,
    icons: iconNames
      .filter((icon) => /\d/.test(icon))
      .map((icon) => {
        const size = /\d+/.exec(icon)?.[0]
        const purpose = icon.startsWith('maskable') ? 'maskable' : 'any'
        return { src: `${folder}/${icon}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
      }),
  })
}
