import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { draftAddress } from '../../addresses/previewAddress'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import type { Language } from '../../managed/ManagedEntity'
import { DraftNotice } from './DraftNotice'
import { FramedSite } from './FramedSite'
import { usePreview } from './PreviewContext'
import { PreviewFrame, type PreviewScreen, previewWidths } from './PreviewFrame'
import { useDraft } from './useDraft'

/** The site's rendering of the unsaved form. */
export default function LivePreview({ onClose }: { onClose?: () => void }) {
  const { translate } = useTranslation()
  const entity = useEntity()
  const frame = useRef<HTMLIFrameElement>(null)
  const { wanted, choose } = usePreview()
  const shown = useRef(wanted)
  const { result, post, again } = useDraft(frame, choose)
  const language = (useWatch({ name: 'language' }) ?? 'nl') as Language
  const isPhone = useMediaQuery('(width < 37.5em)', { noSsr: true })
  const [screen, setScreen] = useStore<PreviewScreen>('preview.screen', isPhone ? 'phone' : 'computer')
  const address = draftAddress(entity, language)

  // A block that has just been added is there after the next answer.
  useEffect(() => {
    if (!wanted || wanted === shown.current || !result?.shownBlocks.includes(wanted.place)) return
    shown.current = wanted
    post({ showBlock: wanted.place })
  }, [wanted, result, post])

  if (!address) return null
  return (
    <PreviewFrame screen={screen} onScreen={setScreen} onClose={onClose}>
      {result && <DraftNotice result={result} onAgain={again} />}
      <FramedSite frame={frame} address={address} title={translate('preview.frame')} width={previewWidths[screen]} />
    </PreviewFrame>
  )
}
