import type { DocumentLook } from './DocumentLook.js'
import type { TextStyle } from './PaperText.js'

export type PaperStyles = ReturnType<typeof paperStyles>

/** @param size of running text, in points */
export function paperStyles({ colours }: DocumentLook, size: number) {
  const { ink, softInk, accent } = colours
  const style = (face: TextStyle['face'], factor: number, colour: string): TextStyle => ({
    face,
    size: Math.round(size * factor * 10) / 10,
    colour,
  })
  return {
    shop: style('heading', 2.1, accent),
    title: style('heading', 2.7, ink),
    body: style('plain', 1, ink),
    soft: style('plain', 1, softInk),
    strong: style('bold', 1, ink),
    small: style('plain', 0.86, softInk),
    label: style('bold', 0.82, softInk),
    total: style('bold', 1.3, ink),
    line: colours.line,
    accent,
  }
}

/** From one baseline to the next. */
export function leading({ size }: TextStyle): number {
  return size * 1.38
}
