import './translatingTexts'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useStore } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { RetryAlert } from '../../components/RetryAlert'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import type { Beside } from '../field/FieldInput'
import type { FieldInputProps } from '../field/useFormField'
import { OutdatedNotice } from './OutdatedNotice'
import { SourceOfField } from './SourceOfField'
import { StructureCopy } from './StructureCopy'
import { useStanding } from './useStanding'

interface TranslationBarProps {
  record: FormRecord | undefined
  sibling: FormRecord | undefined
  onBeside: (beside: Beside) => void
}

/** Above a form of what has a translation: whether that is behind, and what helps to write it. */
export default function TranslationBar({ record, sibling, onBeside }: TranslationBarProps) {
  const { translate } = useTranslation()
  const { standing, error, refetch, confirm } = useStanding(record)
  const source = standing?.source ?? sibling
  const before = standing?.before ?? null
  const isOutdated = standing?.isOutdated === true
  // Who translates wants it, who writes does not; each is remembered by itself.
  const isWork = isOutdated || record === undefined
  const [isWanted, setWanted] = useStore(isWork ? 'translating.isBesideWork' : 'translating.isBeside', isWork)
  const Shown = useMemo(() => {
    if (!source || !isWanted) return null
    return (props: FieldInputProps) => <SourceOfField {...props} source={source} before={before} />
  }, [source, before, isWanted])
  useEffect(() => onBeside({ Beside: Shown }), [Shown, onBeside])

  if (error && !source) {
    return (
      <Box sx={{ mb: 2, maxWidth: 820 }}>
        <RetryAlert text={translate('translating.failed')} onRetry={refetch} />
      </Box>
    )
  }
  if (!source?.language) return null
  return (
    <Box sx={{ mb: 2, maxWidth: 820 }}>
      {standing && isOutdated && <OutdatedNotice standing={standing} isMarked={isWanted} confirm={confirm} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={isWanted} onChange={(_event, isOn) => setWanted(isOn)} />}
          label={translate(`translating.beside.${source.language}`)}
          sx={{ minHeight: 44, mr: 0 }}
        />
        {(isWanted || isWork) && <StructureCopy source={source} />}
      </Box>
    </Box>
  )
}
