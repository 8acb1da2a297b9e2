import Box from '@mui/material/Box'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface FramedSiteProps {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  title: string
  /** As many pixels as the screen that it is shown on has. */
  width: number
}

/** The site in a frame of a given width, made smaller where there is less room. */
export function FramedSite({ frame, address, title, width }: FramedSiteProps) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = room.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  return (
    <Box ref={room} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', position: 'relative' }}>
      <Box
        component="iframe"
        ref={frame}
        key={address}
        src={address}
        title={title}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - width * scale) / 2),
        }}
        sx={{ position: 'absolute', top: 0, border: 0, transformOrigin: '0 0', bgcolor: 'background.paper' }}
      />
    </Box>
  )
}
