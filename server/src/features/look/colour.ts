import { clampChroma, converter, differenceCiede2000, formatHex, parse, wcagLuminance } from 'culori'

/** A colour by lightness (0 to 1), chroma and hue (degrees): equal steps of lightness look equal, whatever the hue. */
export interface Colour {
  l: number
  c: number
  h: number
}

const toOklch = converter('oklch')
const difference = differenceCiede2000()

/** @param hex `#1f6382` */
export function colourOf(hex: string): Colour {
  const found = toOklch(parse(hex))
  if (!found) throw new Error(`${hex} is no colour`)
  return { l: found.l, c: found.c, h: found.h ?? 0 }
}

/** Rounded to what a screen shows; chroma is given up where no screen shows as much. */
export function hexOf({ l, c, h }: Colour): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** Between 1 and 21, as WCAG measures it. */
export function contrast(one: string, other: string): number {
  return ratioOf(wcagLuminance(one), wcagLuminance(other))
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** How different two colours look: from 5 on they are two colours, not one. */
export function distance(one: string, other: string): number {
  return difference(one, other)
}

const step = 0.005

/**
 * The first colour on the way from a lightness towards white or black that reads on all of these grounds. The rounded
 * colour is judged, because that is what is shown.
 * @param at the colour at a lightness
 */
export function solved(
  at: (lightness: number) => Colour,
  from: number,
  direction: 'lighter' | 'darker',
  grounds: readonly string[],
  ratio: number,
): string {
  const towards = direction === 'lighter' ? step : -step
  const luminances = grounds.map((ground) => wcagLuminance(ground))
  for (let l = Math.min(1, Math.max(0, from)); l >= 0 && l <= 1; l += towards) {
    const hex = hexOf(at(l))
    const own = wcagLuminance(hex)
    if (luminances.every((ground) => ratioOf(own, ground) >= ratio)) return hex
  }
  return direction === 'lighter' ? '#ffffff' : '#000000'
}

export function reads(hex: string, grounds: readonly string[], ratio: number): boolean {
  return grounds.every((ground) => contrast(hex, ground) >= ratio)
}
