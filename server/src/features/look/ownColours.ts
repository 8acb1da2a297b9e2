import { type Colour, colourOf } from './colour.js'

/** The owner's two colours, and what is made of them everywhere. */
export interface OwnColours {
  accent: Colour
  /** Light sections and pages at a lightness. */
  paper(lightness: number): Colour
  paperLightness: number
  /** Dark sections, bars, ink and the dark scheme at a lightness. */
  deep(lightness: number): Colour
  isDeepGround: boolean
  /** Of the dark section. */
  sectionLightness: number
}

/** Below this chroma a colour is grey, and its hue an accident. */
const grey = 0.012

/** Of a blue: what a warm accent stands out against. */
const coolHue = 250

/** @param accentColor `#1f6382` @param groundColor the paper, or the colour of dark sections */
export function ownColours(accentColor: string, groundColor: string): OwnColours {
  const accent = withoutHueOfGrey(colourOf(accentColor))
  const ground = colourOf(groundColor)
  const isDeep = ground.l < 0.6
  const deepHue = isDeep && ground.c >= grey ? ground.h : accent.c < grey || isWarm(accent.h) ? coolHue : accent.h
  const deepChroma = isDeep ? Math.min(ground.c, 0.09) / chromaAt(ground.l) : accent.c < grey ? 0.3 : 1
  const paper = isDeep
    ? { l: 0.981, c: 0.006, h: isWarm(accent.h) ? 83 : deepHue }
    : { l: Math.min(0.99, Math.max(0.968, ground.l)), c: Math.min(0.014, ground.c), h: ground.h }
  if (accent.c < grey && isDeep) paper.c = Math.min(paper.c, ground.c)
  return {
    accent,
    paper: (l) => ({ l, c: paper.c * Math.min(3, 1 + Math.max(0, paper.l - l) * 14), h: paper.h }),
    paperLightness: paper.l,
    deep: (l) => ({ l, c: deepChroma * chromaAt(l) * (isDeep ? 1 : temper(deepHue, l)), h: deepHue }),
    isDeepGround: isDeep,
    sectionLightness: isDeep ? Math.min(0.4, Math.max(0.28, ground.l)) : 0.34,
  }
}

/** A dark colour may hold the more chroma the lighter it is. */
function chromaAt(lightness: number): number {
  return Math.min(0.07, Math.max(0.02, 0.031 + (lightness - 0.212) * 0.25))
}

/** Greens, cyans and purples look stronger than blues of the same chroma. */
function temper(hue: number, lightness: number): number {
  if (hue >= 100 && hue < 200) return 0.5
  if (hue >= 200 && hue < 225) return 0.75
  if (hue >= 285 && hue < 345) return lightness >= 0.34 ? 0.55 : 0.7
  return 1
}

/** From pink by way of red and orange to yellow. */
function isWarm(hue: number): boolean {
  return hue >= 345 || hue < 115
}

function withoutHueOfGrey(colour: Colour): Colour {
  return colour.c < grey ? { ...colour, c: 0 } : colour
}
