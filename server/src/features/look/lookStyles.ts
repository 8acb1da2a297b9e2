import { edges, faceStacks } from './choices.js'
import type { GroundRoles } from './groundRoles.js'
import type { Look } from './Look.js'
import { type BarRoles, type GroundName, groundNames, type Palette, paletteOf } from './palette.js'

/** The look as a style sheet of custom properties, which every other style sheet takes its colours and shapes from. */
export function lookStyles(look: Pick<Look, 'accentColor' | 'groundColor' | 'headingFace' | 'edgeShape'>): string {
  const palette = paletteOf(look.accentColor, look.groundColor)
  const { light, dark } = palette
  return [
    rule(':root', {
      ...light.bars,
      ...shapes(look),
      shade: palette.shade,
      paper: palette.paper,
      tile: 'transparent',
    }),
    ...groundNames.map((name) => groundRule(name, light[name])),
    `@media screen and (prefers-color-scheme:dark){${[
      rule(':root', dark.bars),
      // Pictures that were made for light grounds stand on paper; those on the dark section were made for it.
      ...groundNames.map((name) =>
        name === 'blue'
          ? groundRule(name, { tile: 'transparent' })
          : groundRule(name, { ...dark[name], tile: palette.paper }),
      ),
    ].join('')}}`,
    `@media print{${rule(':root,[class*="ground--"],[class*="block--"]', { ...palette.print, ...printedBars(palette) })}}`,
    '',
  ].join('\n')
}

function shapes({ headingFace, edgeShape }: Pick<Look, 'headingFace' | 'edgeShape'>): Record<string, string> {
  return { headingFont: faceStacks[headingFace], ...edges[edgeShape] }
}

/** Bars are not printed as bars. */
function printedBars({ print }: Palette): Partial<BarRoles> {
  return { bar: print.ground, onBar: print.ink, softOnBar: print.softInk, accentOnBar: print.accent }
}

function groundRule(name: GroundName, roles: Partial<GroundRoles> & { tile?: string }): string {
  return rule(name === 'white' ? ':root,.ground--white' : `.block--${name},.ground--${name}`, roles)
}

function rule(selector: string, roles: object): string {
  const lines = Object.entries(roles).map(([role, value]) => `--${inKebabCase(role)}:${value}`)
  return `${selector}{${lines.join(';')}}`
}

function inKebabCase(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
