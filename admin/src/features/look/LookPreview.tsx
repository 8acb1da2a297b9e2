import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { backOfficeRoot } from '../../kernel/addresses/AddressBook'
import { FramedSite } from '../../kernel/generate/preview/FramedSite'
import { PreviewFrame, type PreviewScreen, previewWidths } from '../../kernel/generate/preview/PreviewFrame'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDraftLook } from './useDraftLook'

const address = `${backOfficeRoot}/preview/huisstijl`
const pages = ['home', 'products', 'contact'] as const

/** A page of the site in the look of the form, before it is saved. */
export function LookPreview({ onClose }: { onClose?: () => void }) {
  const { translate, language } = useTranslation()
  const { styles, images } = useDraftLook()
  const isPhone = useMediaQuery('(width < 37.5em)', { noSsr: true })
  const [screen, setScreen] = useState<PreviewScreen>(isPhone ? 'phone' : 'computer')
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
    <PreviewFrame
      screen={screen}
      onScreen={setScreen}
      onClose={onClose}
      tools={
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
      }
    >
      <FramedSite
        frame={frame}
        address={`${address}?${query}&${images}&${first.current}`}
        title={translate('look.frame')}
        width={previewWidths[screen]}
      />
    </PreviewFrame>
  )
}
