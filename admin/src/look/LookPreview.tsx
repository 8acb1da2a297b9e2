import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { backOfficeRoot } from '../addresses/AddressBook'
import { FramedSite } from '../generate/preview/FramedSite'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useDraftLook } from './useDraftLook'

const address = `${backOfficeRoot}/preview/huisstijl`
const pages = ['home', 'products', 'contact'] as const
const widths = { computer: 1280, phone: 375 }
type Screen = keyof typeof widths

/** A page of the site in the look of the form, before it is saved. */
export function LookPreview({ onClose }: { onClose?: () => void }) {
  const { translate, language } = useTranslation()
  const { styles, images } = useDraftLook()
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const [screen, setScreen] = useState<Screen>(isPhone ? 'phone' : 'computer')
  const [page, setPage] = useState<(typeof pages)[number]>('home')
  const frame = useRef<HTMLIFrameElement>(null)
  const first = useRef(styles)
  const query = new URLSearchParams({ page, language })

  // Another style sheet rather than another page: it keeps its place, and nothing flashes.
  useEffect(() => {
    const shown = frame.current
    const restyle = () => {
      const link = shown?.contentDocument?.getElementById('look')
      const wanted = `${address}.css?${styles}`
      if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
    }
    restyle()
    shown?.addEventListener('load', restyle)
    return () => shown?.removeEventListener('load', restyle)
  })

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
        <Select
          size="small"
          value={page}
          onChange={({ target }) => setPage(target.value as typeof page)}
          slotProps={{ input: { 'aria-label': translate('look.page') } }}
        >
          {pages.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`look.page.${name}`)}
            </MenuItem>
          ))}
        </Select>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={translate('preview.width')}
          onChange={(_event, chosen: Screen | null) => chosen && setScreen(chosen)}
        >
          {(['computer', 'phone'] as const).map((name) => (
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
      <FramedSite
        frame={frame}
        address={`${address}?${query}&${images}&${first.current}`}
        title={translate('look.frame')}
        width={widths[screen]}
      />
    </Box>
  )
}
