import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTheme as useThemeName } from 'react-admin'
import { rememberState } from '../cookies/stateCookie'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

/** Light or dark. */
export function ThemeSwitch() {
  const { translate } = useTranslation()
  const [name, setName] = useThemeName()
  const next = name === 'dark' ? 'light' : 'dark'
  const label = translate(next === 'dark' ? 'app.toDark' : 'app.toLight')
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
