import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { PreviewContext, type PreviewTies } from './PreviewTies'

const LivePreview = lazy(() => import('./LivePreview'))

/** A form with what the site makes of it: beside it where there is room, else over it when asked for. */
export function PreviewBeside({ children, toolbar }: { children: ReactNode; toolbar: ReactNode }) {
  const { previewSection } = useEntity()
  const { say } = useWords()
  const isWide = useMediaQuery('(min-width: 1400px)')
  const isThere = previewSection !== null
  const [isWantedBeside, setWantedBeside] = useStore('preview.isBeside', true)
  const [isOver, setOver] = useState(false)
  const [wanted, setWanted] = useState<PreviewTies['wanted']>()
  const [chosen, setChosen] = useState<PreviewTies['chosen']>()
  const isBeside = isThere && isWide && isWantedBeside
  const isDrawn = isThere && !isWide && isOver

  const setOpen = useCallback(
    (isOpen: boolean) => (isWide ? setWantedBeside(isOpen) : setOver(isOpen)),
    [isWide, setWantedBeside],
  )
  const ties = useMemo(
    (): PreviewTies => ({
      isThere,
      isOpen: isBeside || isDrawn,
      isBeside,
      setOpen,
      showBlock: (place) => setWanted({ place }),
      wanted,
      chosen,
      choose(place) {
        setOver(false)
        setChosen({ place })
      },
    }),
    [isThere, isBeside, isDrawn, setOpen, wanted, chosen],
  )
  return (
    <PreviewContext value={ties}>
      <Box sx={isBeside ? { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)' } : {}}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {isBeside && (
          <Box
            component="aside"
            aria-label={say('preview.title')}
            sx={{ position: 'sticky', top: 16, height: 'calc(100vh - 100px)', minWidth: 0 }}
          >
            <Suspense fallback={null}>
              <LivePreview />
            </Suspense>
          </Box>
        )}
      </Box>
      {toolbar}
      <Drawer
        anchor="right"
        open={isDrawn}
        onClose={() => setOver(false)}
        slotProps={{
          paper: {
            'aria-label': say('preview.title'),
            sx: { width: { xs: '100%', md: 'min(900px, 88vw)' }, p: { xs: 1, sm: 2 } },
          },
        }}
      >
        <Suspense fallback={null}>
          <LivePreview onClose={() => setOver(false)} />
        </Suspense>
      </Drawer>
    </PreviewContext>
  )
}
