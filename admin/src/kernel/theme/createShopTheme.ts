import type { ThemeOptions } from '@mui/material/styles'
import type { BackOfficeColours } from '@shop/server/backOfficeColours'
import type { Look, Scheme } from './palette'
import { headingFont } from './shopLook'

const body = "'Source Sans 3 Variable', 'Segoe UI', sans-serif"

declare module '@mui/material/styles' {
  interface Palette {
    shop: BackOfficeColours
  }
  interface PaletteOptions {
    shop?: BackOfficeColours
  }
}

/** The shop's look on MUI: hairlines instead of shadows, labels above their fields, dense rows. */
export function createShopTheme(mode: Scheme, look: Look): ThemeOptions {
  const shop = look.colours[mode]
  const headings = headingFont(look)
  const above = { border: `1px solid ${shop.line}`, boxShadow: '0 12px 32px rgb(10 19 30 / 0.18)' }
  const onColour = shop.onAccent
  return {
    palette: {
      mode,
      shop,
      primary: { main: shop.accent, dark: shop.accentStrong, contrastText: onColour },
      secondary: { main: shop.info, contrastText: onColour },
      error: { main: shop.bad, contrastText: onColour },
      success: { main: shop.good, contrastText: onColour },
      warning: { main: shop.warning, contrastText: onColour },
      info: { main: shop.info, contrastText: onColour },
      background: { default: shop.ground, paper: shop.paper },
      text: { primary: shop.ink, secondary: shop.quiet },
      divider: shop.line,
    },
    // As wide as their letters need: who reads larger ones gets the layout of a smaller screen.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: body,
      fontSize: 15,
      htmlFontSize: 16,
      h1: { fontFamily: headings, fontSize: '1.35rem', fontWeight: 650, lineHeight: 1.2 },
      h2: { fontFamily: headings, fontSize: '1.2rem', fontWeight: 650, lineHeight: 1.25 },
      h3: { fontFamily: headings, fontSize: '1.02rem', fontWeight: 650, lineHeight: 1.3 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // What gets the focus must not hide behind a form's buttons.
          html: { scrollPaddingBottom: 'calc(var(--bottom-bar, 4rem) + 1rem)', scrollPaddingTop: '1rem' },
          svg: { flexShrink: 0 },
          body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
          // Columns and labels are as wide as their words.
          'table, dt, label': { overflowWrap: 'break-word' },
          ':focus-visible': { outline: `3px solid ${shop.accent}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              transitionDuration: '0.01ms !important',
              animationDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: { paper: { border: `1px solid ${shop.line}`, boxShadow: '0 24px 60px rgb(10 19 30 / 0.3)' } },
      },
      MuiDialogTitle: { styleOverrides: { root: { fontFamily: headings, fontSize: '1.2rem', fontWeight: 650 } } },
      MuiMenu: { styleOverrides: { paper: above } },
      MuiAutocomplete: { styleOverrides: { paper: above } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: '2.5rem', paddingInline: 14, borderRadius: 8, overflowWrap: 'break-word' },
          sizeSmall: { minHeight: '2rem', paddingInline: 10 },
        },
      },
      MuiIconButton: { styleOverrides: { root: { borderRadius: 8, color: 'inherit' } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small' }, styleOverrides: { root: { marginTop: 0, marginBottom: 0 } } },
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            fontSize: '0.92rem',
            fontWeight: 600,
            lineHeight: 1.35,
            marginBottom: 4,
            maxWidth: '100%',
            whiteSpace: 'normal',
            color: shop.ink,
            '&.Mui-focused': { color: shop.ink },
            '&.Mui-error': { color: shop.bad },
          },
        },
      },
      MuiOutlinedInput: {
        defaultProps: { notched: false },
        styleOverrides: {
          root: { backgroundColor: shop.paper, minHeight: '2.5rem' },
          notchedOutline: { top: 0, borderColor: shop.controlLine, '& legend': { display: 'none' } },
        },
      },
      MuiFormHelperText: {
        styleOverrides: { root: { marginLeft: 0, marginRight: 0, fontSize: '0.86rem', color: shop.quiet } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { height: 40, padding: '4px 12px', fontSize: '0.95rem', borderColor: shop.line },
          head: { fontWeight: 600, color: shop.quiet, backgroundColor: shop.soft, whiteSpace: 'nowrap' },
          paddingCheckbox: { padding: '0 0 0 6px', width: 44 },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&.Mui-selected': { backgroundColor: shop.soft } } } },
      MuiCheckbox: { styleOverrides: { root: { padding: 6, color: shop.controlLine } } },
      MuiChip: { styleOverrides: { root: { borderRadius: 6, height: '1.5rem', fontWeight: 600 } } },
      MuiTooltip: {
        styleOverrides: { tooltip: { fontSize: '0.85rem', backgroundColor: shop.rail, color: shop.railInk } },
      },
      MuiSwitch: { styleOverrides: { track: { opacity: 0.9, backgroundColor: shop.controlLine } } },
      MuiAlert: { styleOverrides: { root: { borderRadius: 8, alignItems: 'center' } } },
    },
  }
}
