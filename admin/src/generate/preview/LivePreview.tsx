import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { draftAddress } from '../../addresses/previewAddress'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import type { Language } from '../../managed/ManagedEntity'
import { DraftNotice } from './DraftNotice'
import { FramedSite } from './FramedSite'
import { usePreview } from './PreviewContext'
import { useDraft } from './useDraft'

const widths = { computer: 1280, phone: 375 }
type Screen = keyof typeof widths

const screens: readonly { name: Screen; icon: string }[] = [
  { name: 'computer', icon: 'computer' },
  { name: 'phone', icon: 'phone' },
]

/** The site's rendering of the unsaved form. */
export default function LivePreview({ onClose }: { onClose?: () => void }) {
  const { translate } = useTranslation()
  const entity = useEntity()
  const frame = useRef<HTMLIFrameElement>(null)
  const { wanted, choose } = usePreview()
  const shown = useRef(wanted)
  const { result, post, again } = useDraft(frame, choose)
  const language = (useWatch({ name: 'language' }) ?? 'nl') as Language
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const [screen, setScreen] = useStore<Screen>('preview.screen', isPhone ? 'phone' : 'computer')
  const address = draftAddress(entity, language)

  // A block that has just been added is there after the next answer.
  useEffect(() => {
    if (!wanted || wanted === shown.current || !result?.shownBlocks.includes(wanted.place)) return
    shown.current = wanted
    post({ showBlock: wanted.place })
  }, [wanted, result, post])

  if (!address) return null
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
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={translate('preview.width')}
          onChange={(_event, chosen: Screen | null) => chosen && setScreen(chosen)}
        >
          {screens.map(({ name, icon }) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ gap: 0.75, textTransform: 'none', minHeight: 40, color: 'text.primary' }}
            >
              <Icon name={icon} size={16} />
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
      {result && <DraftNotice result={result} onAgain={again} />}
      <FramedSite frame={frame} address={address} title={translate('preview.frame')} width={widths[screen]} />
    </Box>
  )
}
