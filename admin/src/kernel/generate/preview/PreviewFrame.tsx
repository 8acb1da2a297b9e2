import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { PreviewPanel } from './PreviewPanel'

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

/** What surrounds the site in a preview, and on which screen it is shown. */
export function PreviewFrame({ screen, onScreen, children, ...rest }: PreviewFrameProps) {
  const { translate } = useTranslation()
  const choices = screens.map((name) => ({
    value: name,
    label: (
      <>
        <Icon name={name} size={16} />
        {translate(`preview.${name}`)}
      </>
    ),
  }))
  return (
    <PreviewPanel {...rest} label={translate('preview.width')} choices={choices} chosen={screen} onChoose={onScreen}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'shop.soft' }}>
        {children}
      </Box>
    </PreviewPanel>
  )
}
