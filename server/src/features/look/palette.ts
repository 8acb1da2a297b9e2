import { type Colour, distance, hexOf, solved } from './colour.js'
import { type GroundRoles, groundRoles, readable, type Surfaces } from './groundRoles.js'
import { type OwnColours, ownColours } from './ownColours.js'

/** The bars at the top and foot of every page. */
export interface BarRoles {
  bar: string
  onBar: string
  softOnBar: string
  lineOnBar: string
  accentOnBar: string
  goodOnBar: string
}

/** The same grounds in both schemes; on paper everything stands on white. */
export interface Palette {
  light: Record<GroundName, GroundRoles> & { bars: BarRoles }
  dark: Record<GroundName, GroundRoles> & { bars: BarRoles }
  print: GroundRoles
  /** The ink of the light scheme, in either: shadows and veils. */
  shade: string
  /** The paper of the light scheme, in either: the ground of pictures. */
  paper: string
  /** Whether the owner's ground is the colour of dark sections. */
  isDeepGround: boolean
  /** How far the colour of buttons is from the owner's, if it had to be another. */
  moved: number
}

export const groundNames = ['white', 'gray', 'blue'] as const
export type GroundName = (typeof groundNames)[number]

/** From this distance on an owner is warned that a colour had to be another. */
const noticed = 5

/** The whole look from two colours, every pair of text and ground readable. */
export function paletteOf(accentColor: string, groundColor: string): Palette {
  const own = ownColours(accentColor, groundColor)
  const light = lightGrounds(own)
  const moved = distance(accentColor, light.white.fill)
  return {
    light: { ...light, bars: bars(own, 0.262, 0.387) },
    dark: { ...darkGrounds(own), bars: bars(own, 0.178, 0.337) },
    print: groundRoles(own, {
      ...lightSurfaces(own, { ground: 1, quiet: 1, line: own.paperLightness - 0.13 }),
      ground: '#ffffff',
      cardGround: '#ffffff',
      quiet: '#ffffff',
      softInkFrom: 0.437,
    }),
    shade: hexOf(own.deep(0.262)),
    paper: light.white.ground,
    isDeepGround: own.isDeepGround,
    moved: moved >= noticed ? moved : 0,
  }
}

function lightGrounds(own: OwnColours): Record<GroundName, GroundRoles> {
  const paper = own.paperLightness
  return {
    white: groundRoles(own, lightSurfaces(own, { ground: paper, quiet: paper - 0.042, line: paper - 0.115 })),
    gray: groundRoles(own, {
      ...lightSurfaces(own, { ground: paper - 0.042, quiet: paper - 0.095, line: paper - 0.132 }),
      softInkFrom: 0.437,
    }),
    blue: section(own),
  }
}

function darkGrounds(own: OwnColours): Record<GroundName, GroundRoles> {
  return {
    white: groundRoles(own, darkSurfaces(own, { ground: 0.212, quiet: 0.257, line: 0.356 })),
    gray: groundRoles(own, darkSurfaces(own, { ground: 0.257, quiet: 0.325, line: 0.389 })),
    blue: section(own),
  }
}

interface Lightnesses {
  ground: number
  quiet: number
  line: number
}

function lightSurfaces(own: OwnColours, { ground, quiet, line }: Lightnesses): Surfaces {
  return {
    ground: hexOf(own.paper(ground)),
    cardGround: hexOf(own.paper(own.paperLightness)),
    quiet: hexOf(own.paper(quiet)),
    line: hexOf(own.paper(line)),
    ink: hexOf(own.deep(0.262)),
    isDark: false,
    accentFrom: 0,
    softInkFrom: 0.461,
  }
}

function darkSurfaces(own: OwnColours, { ground, quiet, line }: Lightnesses): Surfaces {
  return {
    ground: hexOf(own.deep(ground)),
    cardGround: hexOf(own.deep(0.212)),
    quiet: hexOf(own.deep(quiet)),
    line: hexOf(faint(own, line)),
    ink: hexOf(own.paper(0.945)),
    isDark: true,
    fillGround: hexOf(own.deep(0.212)),
    accentFrom: 0.74,
    softInkFrom: 0.797,
  }
}

/** Of hairlines on dark grounds. */
function faint(own: OwnColours, lightness: number): Colour {
  const colour = own.deep(lightness)
  return { ...colour, c: colour.c * 0.65 }
}

/** The dark section, the same in both schemes. */
function section(own: OwnColours): GroundRoles {
  const at = own.sectionLightness
  return groundRoles(own, {
    ...darkSurfaces(own, { ground: at, quiet: at + 0.083, line: at + 0.117 }),
    fillGround: hexOf(own.deep(at)),
    cardGround: hexOf(own.deep(at + 0.03)),
    ink: hexOf(own.paper(0.96)),
    accentFrom: 0.79,
    softInkFrom: 0.855,
  })
}

function bars(own: OwnColours, ground: number, line: number): BarRoles {
  const bar = hexOf(own.deep(ground))
  const { accent, deep, paper } = own
  const find = (at: Parameters<typeof solved>[0], from: number) => solved(at, from, 'lighter', [bar], readable)
  return {
    bar,
    onBar: hexOf(paper(0.954)),
    softOnBar: find((l) => ({ ...deep(l), c: deep(0.2).c * 0.6 }), 0.812),
    lineOnBar: hexOf(faint(own, line)),
    accentOnBar: find((l) => ({ l, c: Math.min(accent.c, 0.11), h: accent.h }), Math.max(accent.l, 0.79)),
    goodOnBar: find((l) => ({ l, c: 0.093, h: 158 }), 0.818),
  }
}
