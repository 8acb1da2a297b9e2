import type { BackOfficeColours } from '../../kernel/shared/backOfficeColours.js'
import { type Colour, colourOf, hexOf, reads, solved } from './colour.js'
import { readable, textAccent } from './groundRoles.js'
import { type OwnColours, ownColours } from './ownColours.js'

const visible = 3.05

/** Selections are tinted with the accent, so on paper it has more contrast than a text needs. */
const onTints = 5.5

export function backOfficePalette(
  accentColor: string,
  groundColor: string,
): Record<'light' | 'dark', BackOfficeColours> {
  const own = ownColours(accentColor, groundColor)
  return { light: lightColours(own), dark: darkColours(own) }
}

function lightColours(own: OwnColours): BackOfficeColours {
  const { deep, paper, paperLightness } = own
  const [sheet, ground, soft] = ['#ffffff', hexOf(paper(paperLightness)), hexOf(paper(paperLightness - 0.042))] as const
  const find = (at: (l: number) => Colour, from: number) => solved(at, from, 'darker', [soft], readable)
  const accent = accentOf(own, Math.min(own.accent.l, 0.7), 'darker', sheet, [ground, soft])
  return {
    ground,
    paper: sheet,
    ink: hexOf(deep(0.262)),
    quiet: find((l) => ({ ...deep(l), c: deep(0.212).c }), 0.483),
    accent,
    accentStrong: find((l) => textAccent(own, l, false), colourOf(accent).l - 0.075),
    onAccent: sheet,
    soft,
    line: hexOf(paper(paperLightness - 0.11)),
    controlLine: solved(paper, 0.593, 'darker', [sheet, ground, soft], visible),
    ...rail(own, 0.262, 0.364),
    good: find((l) => ({ l, c: 0.102, h: 155 }), 0.47),
    bad: find((l) => ({ l, c: 0.165, h: 28 }), 0.469),
    warning: find((l) => ({ l, c: 0.1, h: 75 }), 0.471),
    info: hexOf(deep(0.34)),
  }
}

function darkColours(own: OwnColours): BackOfficeColours {
  const { deep, paper } = own
  const [sheet, ground, soft] = [hexOf(deep(0.262)), hexOf(deep(0.214)), hexOf(deep(0.311))] as const
  const find = (at: (l: number) => Colour, from: number) => solved(at, from, 'lighter', [soft], readable)
  const accent = accentOf(own, Math.max(own.accent.l, 0.74), 'lighter', sheet, [ground, soft])
  return {
    ground,
    paper: sheet,
    ink: hexOf(paper(0.945)),
    quiet: find((l) => ({ ...deep(l), c: deep(0.2).c * 0.7 }), 0.795),
    accent,
    accentStrong: find((l) => textAccent(own, l, true), Math.min(0.95, colourOf(accent).l + 0.06)),
    onAccent: ground,
    soft,
    line: hexOf({ ...deep(0.375), c: deep(0.375).c * 0.75 }),
    controlLine: solved((l) => ({ ...deep(l), c: deep(0.212).c }), 0.655, 'lighter', [sheet, ground, soft], visible),
    ...rail(own, 0.184, 0.311),
    good: find((l) => ({ l, c: 0.1, h: 155 }), 0.78),
    bad: find((l) => ({ l, c: 0.12, h: 26 }), 0.8),
    warning: find((l) => ({ l, c: 0.13, h: 80 }), 0.83),
    info: find((l) => ({ ...deep(l), c: deep(0.3).c * 1.3 }), 0.805),
  }
}

function accentOf(
  own: OwnColours,
  from: number,
  direction: 'lighter' | 'darker',
  sheet: string,
  grounds: readonly string[],
): string {
  const at = (l: number) => textAccent(own, l, direction === 'lighter')
  const onSheet = solved(at, from, direction, [sheet], onTints)
  return reads(onSheet, grounds, readable)
    ? onSheet
    : solved(at, colourOf(onSheet).l, direction, [sheet, ...grounds], readable)
}

/** The menu beside every screen. */
function rail({ accent, deep, paper }: OwnColours, ground: number, chosen: number) {
  const [plain, marked] = [hexOf(deep(ground)), hexOf(deep(chosen))]
  const find = (at: (l: number) => Colour, from: number) => solved(at, from, 'lighter', [plain, marked], readable)
  return {
    rail: plain,
    railChosen: marked,
    railInk: hexOf(paper(0.92)),
    railQuiet: find((l) => ({ ...deep(l), c: deep(0.2).c * 0.8 }), 0.771),
    railAccent: find((l) => textAccent({ accent }, l, true), Math.max(accent.l, 0.74)),
  }
}
