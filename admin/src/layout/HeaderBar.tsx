import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useGetIdentity, useLocaleState } from 'ra-core'
import { useTheme as useThemeName } from 'react-admin'
import { CommandButton } from '../commands/CommandButton'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { rememberState } from '../start/stateCookie'
import { useLeave } from './useLeave'
import { visuallyHidden } from './visuallyHidden'

interface HeaderBarProps {
  title: string
  /** Opens the menu, where it does not stand on the screen already. */
  onMenu?: () => void
}

/** Where one is, in what language, and the way out. */
export function HeaderBar({ title, onMenu }: HeaderBarProps) {
  const { say } = useWords()
  const { identity } = useGetIdentity()
  const leave = useLeave()

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 56,
        px: { xs: 1, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={say('menu.open')}>
          <Icon name="menu" size={22} />
        </IconButton>
      )}
      <Box
        component="h1"
        sx={{
          typography: 'h1',
          fontSize: { xs: '1.15rem', sm: '1.35rem' },
          m: 0,
          flex: 1,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        }}
      >
        {title}
      </Box>
      <CommandButton />
      <Button
        href="/"
        target="_blank"
        color="inherit"
        startIcon={<Icon name="external" />}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {say('app.viewSite')}
      </Button>
      <LanguageSwitch />
      <ThemeSwitch />
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, color: 'text.secondary', px: 1 }}>
        {identity?.fullName}
      </Box>
      <Tooltip title={`${say('app.logout')}${identity?.fullName ? ` (${identity.fullName})` : ''}`}>
        <IconButton onClick={leave} aria-label={say('app.logout')}>
          <Icon name="logout" size={20} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

function LanguageSwitch() {
  const { say } = useWords()
  const [locale, setLocale] = useLocaleState()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'flex' }}>
      <Box component="legend" sx={visuallyHidden}>
        {say('app.language')}
      </Box>
      {(['nl', 'en'] as const).map((language) => (
        <Button
          key={language}
          color="inherit"
          onClick={() => setLocale(language)}
          aria-pressed={locale === language}
          aria-label={`${language.toUpperCase()} ${say(`language.${language}`)}`}
          lang={language}
          sx={{
            minWidth: 40,
            px: 0.5,
            color: locale === language ? 'text.primary' : 'text.secondary',
            boxShadow: locale === language ? 'inset 0 -3px 0 currentColor' : 'none',
            borderRadius: 0,
          }}
        >
          {language.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}

function ThemeSwitch() {
  const { say } = useWords()
  const [name, setName] = useThemeName()
  const next = name === 'dark' ? 'light' : 'dark'
  const label = say(next === 'dark' ? 'app.toDark' : 'app.toLight')
  const change = () => {
    setName(next)
    rememberState({ theme: next })
  }
  return (
    <Tooltip title={label}>
      <IconButton onClick={change} aria-label={label}>
        <Icon name={next} size={20} />
      </IconButton>
    </Tooltip>
  )
}
