import { rememberedState } from '../../../kernel/cookies/stateCookie'
import type { Scheme as Theme } from '../../../kernel/theme/palette'
import { headingFont, shopLook } from '../../../kernel/theme/shopLook'

const propertyName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function rule(selector: string, theme: Theme): string {
  const properties = Object.entries(shopLook().colours[theme]).map(
    ([name, colour]) => `${propertyName(name)}:${colour}`,
  )
  return `${selector}{color-scheme:${theme};${properties.join(';')}}`
}

/** Makes the shop's colours known to the styles: light or dark as was chosen before, else as the device has it. */
export function applyPalette(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:root{--heading-font:${headingFont(shopLook())}} ${rule(':root', 'light')} @media (prefers-color-scheme: dark){${rule(':root:not([data-theme])', 'dark')}}
    ${rule(':root[data-theme=dark]', 'dark')}`,
  )
  document.adoptedStyleSheets.push(sheet)
  const { theme } = rememberedState()
  if (theme === 'light' || theme === 'dark') showIn(theme)
}

/** What the page looks like now. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function showIn(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
