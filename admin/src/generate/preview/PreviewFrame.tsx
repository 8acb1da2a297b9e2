import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'

/** How many pixels wide each screen is that the site can be shown on. */
export const previewWidths = { computer: 1280, phone: 375 }
export type PreviewScreen = keyof typeof previewWidths
const screens = Object.keys(previewWidths) as PreviewScreen[]

interface PreviewFrameProps {
  screen: PreviewScreen
  onScreen: (screen: PreviewScreen) => void
  /** Undefined where it stands beside the form. */
  onClose?: (() => void) | undefined
  /** Beside the choice of the screen. */
  tools?: ReactNode
  children: ReactNode
}

/** What surrounds the site in a preview: its title, on which screen it is shown, and the way out. */
export function PreviewFrame({ screen, onScreen, onClose, tools, children }: PreviewFrameProps) {
  const { translate } = useTranslation()
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'shop.soft',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box component="h2" sx={{ m: 0, flex: 1, fontSize: '1rem', fontWeight: 600 }}>
          {translate('preview.title')}
        </Box>
        {tools}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={translate('preview.width')}
          onChange={(_event, chosen: PreviewScreen | null) => chosen && onScreen(chosen)}
        >
          {screens.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ gap: 0.75, textTransform: 'none', minHeight: 40, color: 'text.primary' }}
            >
              <Icon name={name} size={16} />
              {translate(`preview.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {onClose && (
          <IconButton aria-label={translate('preview.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  )
}
