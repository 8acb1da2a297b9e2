import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { JobPhotoKind } from '../../../generated/graphql'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

interface KindChoiceProps {
  value: JobPhotoKind
  label: string
  onChange: (kind: JobPhotoKind) => void
}

/** Whether a photo is from before or after the work. */
export function KindChoice({ value, label, onChange }: KindChoiceProps) {
  const { translate } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, kind: JobPhotoKind | null) => kind && onChange(kind)}
      sx={{ '& button': { minHeight: 44, px: 2, color: 'text.primary', textTransform: 'none' } }}
    >
      {(['before', 'after'] as const).map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {translate(`jobPhotos.${kind}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
