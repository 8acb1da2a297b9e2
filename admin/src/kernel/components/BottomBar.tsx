import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * What can be done with a record, always in reach at the foot of the screen; where the screen is low, or the letters
 * large, at the end of the form.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepFree(bar.current) : undefined), [])
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        '@media (height <= 32em)': { position: 'static' },
        bottom: 0,
        zIndex: 2,
        mt: 2,
        mx: { xs: -1.5, sm: -3 },
        px: { xs: 1.5, sm: 3 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  )
}

/** Tells the stylesheet how high the bar is, so that what gets the focus is not behind it. */
function keepFree(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
