import { type Colour, colourOf, contrast, hexOf, reads, solved } from './colour.js'
import type { OwnColours } from './ownColours.js'

/** The roles of colour on one ground; the names of their custom properties follow from these. */
export interface GroundRoles {
  ground: string
  cardGround: string
  quiet: string
  line: string
  ink: string
  softInk: string
  /** The accent as text and icons. */
  accent: string
  accentStrong: string
  /** The accent as the ground of a button: as near to the owner's own colour as may be. */
  fill: string
  fillStrong: string
  onFill: string
  /** Around a fill, where the fill itself does not stand out. */
  fillEdge: string
  focus: string
  good: string
  warning: string
  bad: string
  tag: string
  onTag: string
}

/** A little above what is asked for, so that no rounding falls below. */
export const readable = 4.6
const visible = 3.05

/** The surfaces of a ground, and how its texts stand to them. */
export interface Surfaces {
  ground: string
  cardGround: string
  quiet: string
  line: string
  ink: string
  isDark: boolean
  /** The ground that decides on the fill of several, so that buttons are the same on all of them. */
  fillGround?: string
  /** Where the search for a readable accent and a quieter ink begins. */
  accentFrom: number
  softInkFrom: number
}

export function groundRoles(own: OwnColours, surfaces: Surfaces): GroundRoles {
  const { ground, cardGround, quiet, line, isDark } = surfaces
  const grounds = [ground, cardGround, quiet]
  const direction = isDark ? 'lighter' : 'darker'
  const find = (at: (l: number) => Colour, from: number) => solved(at, from, direction, grounds, readable)
  const away = (l: number) => (isDark ? l + 0.06 : l - 0.08)
  const accentFrom = isDark ? Math.max(own.accent.l, surfaces.accentFrom) : Math.min(own.accent.l, 0.7)
  const accent = find((l) => textAccent(own, l, isDark), accentFrom)
  const accentStrong = find((l) => textAccent(own, away(l), isDark), accentFrom)
  const signal = (h: number, c: number, dark: { l: number; c: number }) =>
    find((l) => ({ l, c: isDark ? dark.c : c, h }), isDark ? Math.max(dark.l, surfaces.accentFrom) : 0.46)
  return {
    ground,
    cardGround,
    quiet,
    line,
    ink: surfaces.ink,
    softInk: find((l) => (isDark ? { ...own.deep(l), c: own.deep(0.2).c * 0.6 } : soft(own, l)), surfaces.softInkFrom),
    accent,
    accentStrong,
    ...fillRoles(own, ground, isDark ? { accent, ground: surfaces.fillGround ?? ground } : null),
    focus: accent,
    good: signal(155, 0.09, { l: 0.775, c: 0.1 }),
    warning: signal(75, 0.1, { l: 0.8, c: 0.125 }),
    bad: signal(24, 0.158, { l: 0.775, c: 0.105 }),
    tag: surfaces.ink,
    onTag: ground,
  }
}

function soft(own: OwnColours, l: number): Colour {
  return { ...own.deep(l), c: own.deep(0.212).c }
}

/** A yellow that is darkened turns towards orange, or it would be olive; a red that is lightened too, or it would be pink. */
export function textAccent({ accent }: Pick<OwnColours, 'accent'>, l: number, isDark: boolean): Colour {
  const { c, h } = accent
  if (isDark) return { l, c: Math.min(c, l < 0.79 ? 0.125 : 0.11), h: h >= 20 && h < 70 && accent.l < l ? h + 7 : h }
  const darkened = Math.max(0, accent.l - l)
  const turned = h >= 75 && h <= 125 ? h + (62 - h) * Math.min(1, darkened / 0.3) : h
  return { l, c: Math.min(c, 0.19) * Math.max(0.6, 1 - 1.5 * darkened), h: turned }
}

/**
 * The owner's own colour with what reads on it, white before black; darkened only if neither does.
 * @param dark what fills a dark ground on which the owner's own colour would drown
 */
function fillRoles(
  { accent }: OwnColours,
  ground: string,
  dark: { accent: string; ground: string } | null,
): Pick<GroundRoles, 'fill' | 'fillStrong' | 'onFill' | 'fillEdge'> {
  const at = (l: number): Colour => ({ l, c: Math.min(accent.c, 0.21), h: accent.h })
  const inks = ['#ffffff', hexOf({ l: 0.184, c: Math.min(accent.c, 0.028), h: accent.h })]
  const own = hexOf(at(accent.l))
  const instead = dark && contrast(own, dark.ground) < standsOut ? dark.accent : null
  const wanted = instead ?? own
  const onFill = inks.find((ink) => contrast(ink, wanted) >= readable) ?? '#ffffff'
  const fill = instead ?? solved(at, accent.l, 'darker', [onFill], readable)
  const strong = (l: number) => (onFill === '#ffffff' ? l - 0.08 : l + 0.06)
  const isLight = contrast(ground, '#000000') > contrast(ground, '#ffffff')
  return {
    fill,
    onFill,
    fillStrong: strongerThan(fill, strong, onFill),
    fillEdge: reads(fill, [ground], visible)
      ? fill
      : solved(at, accent.l, isLight ? 'darker' : 'lighter', [ground], visible),
  }
}

/** On a dark ground the owner's own colour has to stand out by this much, or its lighter step fills. */
const standsOut = 3.2

function strongerThan(fill: string, strong: (l: number) => number, onFill: string): string {
  const colour = colourOf(fill)
  const moved = hexOf({ l: Math.min(0.97, Math.max(0.12, strong(colour.l))), c: colour.c * 0.87, h: colour.h })
  return contrast(moved, onFill) >= readable ? moved : fill
}
