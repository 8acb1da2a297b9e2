import Box from '@mui/material/Box'
import type { KeyboardEvent, MouseEvent } from 'react'
import { pictureTile } from '../components/pictureTile'
import type { ImageValue } from '../graphql/ImageValue'
import { useTranslation } from '../i18n/useTranslation'

export interface Focus {
  /** Percent from the left. */
  x: number
  /** Percent from the top. */
  y: number
}

/** Percent; the site knows no finer ones. */
const step = 10

const moves: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const rounded = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / step) * step))

interface FocalPointProps {
  image: ImageValue
  focus: Focus
  onChange: (focus: Focus) => void
}

/** The picture, on which one points at what must stay in sight when it is cropped. */
export function FocalPoint({ image, focus, onChange }: FocalPointProps) {
  const { translate } = useTranslation()

  function point(event: MouseEvent<HTMLElement>) {
    // A button that is pressed with a key has no position.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: rounded(((event.clientX - left) / width) * 100),
      y: rounded(((event.clientY - top) / height) * 100),
    })
  }
  function step(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange({ x: rounded(focus.x + move[0]), y: rounded(focus.y + move[1]) })
  }

  return (
    <Box
      component="button"
      type="button"
      aria-label={translate('media.focus', { x: focus.x, y: focus.y })}
      onClick={point}
      onKeyDown={step}
      sx={{
        position: 'relative',
        display: 'block',
        width: 'fit-content',
        maxWidth: '100%',
        p: 0,
        border: 0,
        mx: 'auto',
        cursor: 'crosshair',
        ...pictureTile,
        lineHeight: 0,
      }}
    >
      <Box
        component="img"
        src={image.url}
        alt=""
        draggable={false}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, width: 'auto', height: 'auto' }}
      />
      <Box
        component="span"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        sx={{
          position: 'absolute',
          width: 28,
          height: 28,
          m: '-14px',
          borderRadius: '50%',
          border: '3px solid #fff',
          boxShadow: '0 0 0 2px #1c1c1c, inset 0 0 0 2px #1c1c1c',
          pointerEvents: 'none',
        }}
      />
    </Box>
  )
}
