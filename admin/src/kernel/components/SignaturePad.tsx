import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type Pad from 'signature_pad'

const [width, height] = [600, 200]

interface SignaturePadProps {
  label: string
  /** The path of the drawing of 600 × 200; empty without one. */
  value: string
  onChange: (path: string) => void
}

/** A field to draw a signature in. What is stored is a path, so that turning the device loses nothing. */
export function SignaturePad({ label, value, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    const surface = canvas.current
    if (!surface) return undefined
    let isGone = false
    import('signature_pad').then(
      ({ default: SignatureSurface }) => {
        // Without a surface to draw on, the typed name is enough.
        if (isGone || !surface.getContext('2d')) return
        // The canvas has a size of its own, whatever that of the screen.
        surface.width = width
        surface.height = height
        const drawing = new SignatureSurface(surface, { penColor: 'black', minWidth: 1.5, maxWidth: 4 })
        const before = latest.current.value
        drawPath(surface, before)
        // The pad draws in points of the screen, however large the canvas is shown at that moment.
        drawing.addEventListener('beginStroke', () => {
          const box = surface.getBoundingClientRect()
          surface.getContext('2d')?.setTransform(width / box.width, 0, 0, height / box.height, 0, 0)
        })
        drawing.addEventListener('endStroke', () => {
          const strokes = pathOf(drawing, surface)
          latest.current.onChange([before, strokes].filter(Boolean).join(' '))
        })
        pad.current = drawing
      },
      () => undefined,
    )
    return () => {
      isGone = true
      pad.current?.off()
      pad.current = null
    }
  }, [])

  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 600,
        aspectRatio: '3 / 1',
        bgcolor: 'white',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        touchAction: 'none',
      }}
    />
  )
}

/** What was drawn before a reload. */
function drawPath(surface: HTMLCanvasElement, path: string): void {
  const pen = surface.getContext('2d')
  if (!pen || path === '') return
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.stroke(new Path2D(path))
}

/** The strokes as the path of an SVG of whole numbers. */
function pathOf(pad: Pad, surface: HTMLCanvasElement): string {
  const box = surface.getBoundingClientRect()
  const scaled = (value: number, from: number, to: number) =>
    Math.min(to, Math.max(0, Math.round(from === 0 ? value : (value * to) / from)))
  return pad
    .toData()
    .map(({ points }) =>
      points
        .map(
          ({ x, y }, index) =>
            `${index === 0 ? 'M' : 'L'}${scaled(x, box.width, width)} ${scaled(y, box.height, height)}`,
        )
        .join(' '),
    )
    .filter(Boolean)
    .join(' ')
}
