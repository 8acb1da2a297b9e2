import { useTheme } from '@mui/material/styles'
import { blockThumbnails } from './blockThumbnails'

/** A thumbnail of a block's layout, beside its name. */
export function BlockThumbnail({ name }: { name: string }) {
  const { palette } = useTheme()
  const tones = { ink: palette.text.primary, quiet: palette.text.disabled, accent: palette.primary.main }
  return (
    <svg aria-hidden="true" viewBox="0 0 96 56" width="100%" role="presentation">
      {(blockThumbnails[name] ?? blockThumbnails.text ?? []).map(([x, y, width, height, tone]) => (
        <rect
          key={`${x} ${y} ${width}`}
          {...{ x, y, width, height }}
          rx={1.5}
          fill={tones[tone]}
          opacity={tone === 'quiet' ? 0.55 : 1}
        />
      ))}
    </svg>
  )
}
