import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { FormPreview } from './FormPreview'
import { PreviewContext, type PreviewState } from './PreviewContext'

const LivePreview = lazy(() => import('./LivePreview'))

const height = 'calc(100vh - 100px)'

/** A form with its live preview: beside it where there is room, else in a drawer on request. */
export function PreviewLayout({ children, toolbar }: { children: ReactNode; toolbar: ReactNode }) {
  const { previewSection } = useEntity()
  const { translate } = useTranslation()
  const isWide = useMediaQuery('(width >= 77.5em)')
  const hasRoomBeside = useMediaQuery('(width >= 75em)')
  const own = useContext(FormPreview)
  const Preview = own ?? LivePreview
  const isThere = own !== null || previewSection !== null
  const [isWantedBeside, setWantedBeside] = useStore('preview.isBeside', true)
  const [isOver, setOver] = useState(false)
  const [wanted, setWanted] = useState<PreviewState['wanted']>()
  const [chosen, setChosen] = useState<PreviewState['chosen']>()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [isPanelUsed, setPanelUsed] = useState(false)
  const isBeside = isThere && isWide && isWantedBeside
  const isDrawerOpen = isThere && !isWide && isOver

  const setOpen = useCallback(
    (isOpen: boolean) => (isWide ? setWantedBeside(isOpen) : setOver(isOpen)),
    [isWide, setWantedBeside],
  )
  const state = useMemo(
    (): PreviewState => ({
      isThere,
      isOpen: isBeside || isDrawerOpen,
      isBeside,
      setOpen,
      showBlock: (place) => setWanted({ place }),
      wanted,
      chosen,
      choose(place) {
        setOver(false)
        setChosen({ place })
      },
      panel: panel ?? undefined,
      isPanelUsed,
      setPanelUsed,
    }),
    [isThere, isBeside, isDrawerOpen, setOpen, wanted, chosen, panel, isPanelUsed],
  )
  return (
    <PreviewContext value={state}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isBeside ? 'minmax(0, 10fr) minmax(0, 11fr)' : 'minmax(0, 1fr) auto',
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {(isBeside || hasRoomBeside) && (
          <Box
            sx={{
              position: 'sticky',
              top: 16,
              height: isBeside ? height : 'fit-content',
              ml: isBeside || isPanelUsed ? 3 : 0,
              display: 'flex',
              flexDirection: 'column',
              gap: 1.5,
              minWidth: 0,
            }}
          >
            {isBeside && (
              <Box component="aside" aria-label={translate('preview.title')} sx={{ flex: 1, minHeight: 0 }}>
                <Suspense fallback={null}>
                  <Preview />
                </Suspense>
              </Box>
            )}
            <Box
              ref={setPanel}
              sx={{
                flex: 'none',
                display: 'flex',
                width: isBeside ? 'auto' : 320,
                maxHeight: isBeside ? '50%' : height,
                '&:empty': { display: 'none' },
              }}
            />
          </Box>
        )}
      </Box>
      {toolbar}
      <Drawer
        anchor="right"
        open={isDrawerOpen}
        onClose={() => setOver(false)}
        slotProps={{
          paper: {
            'aria-label': translate('preview.title'),
            sx: { width: { xs: '100%', md: 'min(900px, 88vw)' }, p: { xs: 1, sm: 2 } },
          },
        }}
      >
        <Suspense fallback={null}>
          <Preview onClose={() => setOver(false)} />
        </Suspense>
      </Drawer>
    </PreviewContext>
  )
}
