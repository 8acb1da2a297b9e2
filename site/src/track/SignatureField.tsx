import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type SignaturePad from 'signature_pad'
import { useHydrated } from '../browser/useHydrated'

const [width, height] = [600, 200]

/** A drawn signature beside the typed name, for who wants to; there without scripts it is left out. */
export function SignatureField({ start }: { start: string | undefined }) {
  const isHydrated = useHydrated()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const [path, setPath] = useState(start ?? '')

  useEffect(() => {
    const surface = canvas.current
    if (!isHydrated || !surface) return
    let isGone = false
    import('signature_pad').then(
      ({ default: Pad }) => {
        if (isGone) return
        // The picture has its own size, whatever that of the screen: turning a telephone empties nothing.
        surface.width = width
        surface.height = height
        const drawing = new Pad(surface, { penColor: getComputedStyle(surface).color, minWidth: 2, maxWidth: 5 })
        // The pad draws in points of the screen, however large the canvas is shown at that moment.
        drawing.addEventListener('beginStroke', () => {
          const box = surface.getBoundingClientRect()
          surface.getContext('2d')?.setTransform(width / box.width, 0, 0, height / box.height, 0, 0)
        })
        drawing.addEventListener('endStroke', () => setPath(pathOf(drawing, surface)))
        pad.current = drawing
      },
      () => undefined,
    )
    return () => {
      isGone = true
      pad.current?.off()
    }
  }, [isHydrated])

  if (!isHydrated) return null
  const clear = () => {
    pad.current?.clear()
    setPath('')
  }
  return (
    <div className="field signature">
      <span className="signature__label" id="signature-label">
        <FormattedMessage id="track.answer.signature" />
        <small className="field__optional">
          <FormattedMessage id="form.optional" />
        </small>
      </span>
      <canvas ref={canvas} className="signature__surface" aria-labelledby="signature-label" role="img" />
      <input type="hidden" name="signature" value={path} />
      <p>
        <button type="button" className="button button--quiet" onClick={clear} disabled={path === ''}>
          <FormattedMessage id="track.answer.clear" />
        </button>
      </p>
    </div>
  )
}

/** The strokes as the path of an SVG of whole numbers. */
function pathOf(pad: SignaturePad, surface: HTMLCanvasElement): string {
  const box = surface.getBoundingClientRect()
  const scale = (value: number, from: number, to: number) =>
    Math.min(to, Math.max(0, Math.round(from === to ? value : (value * to) / from)))
  return pad
    .toData()
    .map(({ points }) =>
      points
        .map(({ x, y }, index) => {
          const at = `${scale(x, box.width, width)} ${scale(y, box.height, height)}`
          return `${index === 0 ? 'M' : 'L'}${at}`
        })
        .join(' '),
    )
    .filter((stroke) => stroke !== '')
    .join(' ')
}
