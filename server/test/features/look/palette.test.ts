import { describe, expect, it } from '@jest/globals'
import { backOfficePalette } from '../../../src/features/look/backOfficePalette.js'
import { contrast, distance } from '../../../src/features/look/colour.js'
import type { GroundRoles } from '../../../src/features/look/groundRoles.js'
import { groundNames, type Palette, paletteOf } from '../../../src/features/look/palette.js'

const texts = ['ink', 'softInk', 'accent', 'accentStrong', 'good', 'warning', 'bad'] as const
const grounds = ['ground', 'cardGround', 'quiet'] as const
const barTexts = ['onBar', 'softOnBar', 'accentOnBar', 'goodOnBar'] as const

interface Pair {
  name: string
  colours: [string, string]
  least: number
}

function pairsOf(roles: GroundRoles, where: string): Pair[] {
  const pairs: Pair[] = texts.flatMap((text) =>
    grounds.map((ground) => ({ name: `${text} on ${ground}`, colours: [roles[text], roles[ground]], least: 4.5 })),
  )
  pairs.push(
    { name: 'onFill on fill', colours: [roles.onFill, roles.fill], least: 4.5 },
    { name: 'onFill on fillStrong', colours: [roles.onFill, roles.fillStrong], least: 4.5 },
    { name: 'onTag on tag', colours: [roles.onTag, roles.tag], least: 4.5 },
    { name: 'fillEdge on ground', colours: [roles.fillEdge, roles.ground], least: 3 },
    { name: 'focus on ground', colours: [roles.focus, roles.ground], least: 3 },
  )
  return pairs.map((pair) => ({ ...pair, name: `${where}: ${pair.name}` }))
}

function allPairs(palette: Palette): Pair[] {
  const schemes = [palette.light, palette.dark].flatMap((scheme, index) => [
    ...groundNames.flatMap((name) => pairsOf(scheme[name], `${['light', 'dark'][index]} ${name}`)),
    ...barTexts.map((text) => ({
      name: `${['light', 'dark'][index]} ${text} on bar`,
      colours: [scheme.bars[text], scheme.bars.bar] as [string, string],
      least: 4.5,
    })),
  ])
  return [...schemes, ...pairsOf(palette.print, 'print')]
}

function backOfficePairs(accentColor: string, groundColor: string): Pair[] {
  return Object.entries(backOfficePalette(accentColor, groundColor)).flatMap(([mode, colours]) => {
    const sheets = ['ground', 'paper', 'soft'] as const
    const onSheets = ['ink', 'quiet', 'accent', 'accentStrong', 'good', 'bad', 'warning', 'info'] as const
    const pairs: [keyof typeof colours, keyof typeof colours, number][] = [
      ...onSheets.flatMap((text) => sheets.map((sheet) => [text, sheet, 4.5] as [typeof text, typeof sheet, number])),
      ...sheets.map((sheet) => ['controlLine', sheet, 3] as ['controlLine', typeof sheet, number]),
      ['onAccent', 'accent', 4.5],
      ['railInk', 'rail', 4.5],
      ['railQuiet', 'rail', 4.5],
      ['railInk', 'railChosen', 4.5],
      ['railAccent', 'rail', 4.5],
    ]
    return pairs.map(([text, ground, least]) => ({
      name: `${mode} ${text} on ${ground}`,
      colours: [colours[text], colours[ground]] as [string, string],
      least,
    }))
  })
}

function failing(pairs: readonly Pair[]): string[] {
  return pairs
    .filter(({ colours: [one, other], least }) => contrast(one, other) < least)
    .map(({ name, colours }) => `${name}: ${colours.join(' ')}`)
}

/** The same colours in every run. */
function randomColours(count: number, seed: number): string[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  })
}

const extremes = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff']

describe('the palette', () => {
  it('[W6] of any two colours has no pair of text and ground that cannot be read', () => {
    const accents = [...randomColours(200, 7), ...extremes]
    const papers = [...randomColours(200, 11), ...[...extremes].reverse()]
    const found = accents.flatMap((accent, index) => {
      const ground = papers[index] ?? '#ffffff'
      const pairs = [...allPairs(paletteOf(accent, ground)), ...backOfficePairs(accent, ground)]
      return failing(pairs).map((pair) => `${accent} ${ground} ${pair}`)
    })
    expect(found).toEqual([])
  })

  it("[W6] of the demo's colours is the one that was drawn by hand", () => {
    const { light, dark } = paletteOf('#a94e1e', '#fbf8f3')
    const drawn: [string, string][] = [
      [light.white.ground, '#fbf8f3'],
      [light.white.ink, '#14263b'],
      [light.white.accent, '#a94e1e'],
      [light.white.fill, '#a94e1e'],
      [light.white.onFill, '#ffffff'],
      [light.gray.ground, '#eeeae2'],
      [light.gray.accent, '#9d4719'],
      [light.blue.ground, '#1b3a57'],
      [light.blue.accent, '#f0a878'],
      [dark.white.ground, '#0e1a27'],
      [dark.white.ink, '#f2ece1'],
      [dark.white.fill, '#e8935d'],
      [light.bars.bar, '#14263b'],
      [dark.bars.bar, '#09121b'],
    ]
    expect(drawn.filter(([made, hand]) => distance(made, hand) > 4)).toEqual([])
  })

  it('[W6] keeps the colour of the owner on buttons where anything reads on it, and says where not', () => {
    for (const readable of ['#e30613', '#ffd100', '#0a66c2', '#2e7d32', '#111111']) {
      expect(paletteOf(readable, '#ffffff').moved).toBe(0)
    }
    expect(paletteOf('#ffd100', '#ffffff').light.white.fill).toBe('#ffd100')
    expect(paletteOf('#ff00ff', '#ffffff').moved).toBeGreaterThan(5)
  })

  it('[W6] takes a dark ground for dark sections and a light one for paper', () => {
    expect(paletteOf('#a94e1e', '#0f3d2e').light.blue.ground).toBe('#0f3d2e')
    expect(contrast(paletteOf('#a94e1e', '#0f3d2e').light.white.ground, '#ffffff')).toBeLessThan(1.1)
    expect(paletteOf('#a94e1e', '#f6f2ea').light.white.ground).not.toBe(
      paletteOf('#a94e1e', '#fbf8f3').light.white.ground,
    )
  })
})
