import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useGetIdentity } from 'ra-core'
import { CommandButton } from '../commands/CommandButton'
import { LanguageSwitch } from '../components/LanguageSwitch'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useLeave } from '../navigation/useLeave'
import { PersonSwitch } from '../session/PersonSwitch'
import { ThemeSwitch } from './ThemeSwitch'

interface HeaderBarProps {
  title: string
  /** Then the menu has what does not fit here. */
  isPhone: boolean
  /** Opens the menu, where it is not permanently visible. */
  onMenu?: () => void
}

/** Letters of a title that are set in the size of a heading. */
const longestOnOneLine = 30

/** The title of the screen, search, language, theme, account and logout. */
export function HeaderBar({ title, isPhone, onMenu }: HeaderBarProps) {
  const { translate } = useTranslation()
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
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={translate('menu.open')}>
          <Icon name="menu" size={22} />
        </IconButton>
      )}
      <Box
        component="h1"
        sx={{
          typography: 'h1',
          // The name of a record may take two lines, for which the bar has room.
          fontSize: title.length > longestOnOneLine ? '1.05rem' : { xs: '1.15rem', sm: '1.35rem' },
          lineHeight: 1.2,
          textWrap: 'balance',
          m: 0,
          flex: 1,
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
        {translate('app.viewSite')}
      </Button>
      {!isPhone && (
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      )}
      <PersonSwitch />
      <Tooltip title={`${translate('app.logout')}${identity?.fullName ? ` (${identity.fullName})` : ''}`}>
        <IconButton onClick={leave} aria-label={translate('app.logout')}>
          <Icon name="logout" size={20} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
