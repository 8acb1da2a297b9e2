import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type SignaturePad from 'signature_pad'
import { useMountEffect } from '../../kernel/browser/useMountEffect'

const [width, height] = [600, 200]

/** A drawn signature beside the typed name, for who wants to. It cannot be drawn without scripts, where it is hidden. */
export function SignatureField({ start }: { start: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const isGone = useRef(false)
  /** What was drawn before the form was refused. */
  const before = useRef(start ?? '')
  const [path, setPath] = useState(start ?? '')

  useMountEffect(() => {
    const surface = canvas.current
    if (!surface) return
    // Most of those who read the page do not sign: what draws is loaded when they come to where one can.
    const whenSeen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      whenSeen.disconnect()
      load(surface)
    })
    whenSeen.observe(surface)
    return () => {
      whenSeen.disconnect()
      isGone.current = true
      pad.current?.off()
    }
  })
  const load = (surface: HTMLCanvasElement) =>
    import('signature_pad').then(
      ({ default: Pad }) => {
        if (isGone.current) return
        // The picture has its own size, whatever that of the screen: turning a telephone empties nothing.
        surface.width = width
        surface.height = height
        const drawing = new Pad(surface, { penColor: getComputedStyle(surface).color, minWidth: 2, maxWidth: 5 })
        // The pad draws in points of the screen, however large the canvas is shown at that moment.
        drawing.addEventListener('beginStroke', () => {
          const box = surface.getBoundingClientRect()
          surface.getContext('2d')?.setTransform(width / box.width, 0, 0, height / box.height, 0, 0)
        })
        drawing.addEventListener('endStroke', () =>
          setPath([before.current, pathOf(drawing, surface)].join(' ').trim()),
        )
        pad.current = drawing
        redraw(surface, before.current)
      },
      () => undefined,
    )

  const clear = () => {
    pad.current?.clear()
    before.current = ''
    setPath('')
  }
  return (
    <div className="with-scripts">
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
    </div>
  )
}

function redraw(surface: HTMLCanvasElement, path: string): void {
  const context = surface.getContext('2d')
  if (!context) return
  Object.assign(context, {
    strokeStyle: getComputedStyle(surface).color,
    lineWidth: 4,
    lineCap: 'round',
    lineJoin: 'round',
  })
  context.stroke(new Path2D(path))
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
