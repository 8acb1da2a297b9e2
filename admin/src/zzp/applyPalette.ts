import { darkColours, lightColours } from '../theme/palette'

type Colours = typeof lightColours

const propertyName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function properties(colours: Colours, onAccent: string): string {
  const all = { ...colours, onAccent, accentOnRail: darkColours.accent }
  return Object.entries(all)
    .map(([name, colour]) => `${propertyName(name)}:${colour}`)
    .join(';')
}

/** Makes the shop's colours known to the styles, as the device has it: light or dark. */
export function applyPalette(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:root{${properties(lightColours, lightColours.paper)}}
    @media (prefers-color-scheme: dark){:root{${properties(darkColours, darkColours.ground)}}}`,
  )
  document.adoptedStyleSheets.push(sheet)
}
