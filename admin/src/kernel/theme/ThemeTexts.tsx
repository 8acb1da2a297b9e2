import { nlNL } from '@mui/material/locale'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation'

/** Material UI's own texts, such as that nothing was found, in the language of the screen. */
export function ThemeTexts({ children }: { children: ReactNode }) {
  const { language } = useTranslation()
  return <ThemeProvider theme={language === 'nl' ? inDutch : (theme) => theme}>{children}</ThemeProvider>
}

type Components = Record<string, { defaultProps?: object } | undefined>

function inDutch(theme: Theme): Theme {
  const own = theme.components as Components | undefined
  const texts = Object.entries((nlNL.components ?? {}) as Components).map(([name, component]) => [
    name,
    { ...own?.[name], defaultProps: { ...component?.defaultProps, ...own?.[name]?.defaultProps } },
  ])
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(texts) } }
}
