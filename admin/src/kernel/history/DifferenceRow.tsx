import Box from '@mui/material/Box'
import { MarkupDifferences } from '../components/MarkupDifferences'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useFieldText } from '../format/useFieldText'
import type { Difference, Step } from '../generate/conflict/differences'
import { useTranslation } from '../i18n/useTranslation'
import { FieldSide } from './FieldSide'

interface DifferenceRowProps {
  difference: Difference
  /** What the two versions are called. */
  labels: readonly [string, string]
}

/** One thing in which two versions differ, side by side. */
export function DifferenceRow({ difference: { path, field, one, other }, labels }: DifferenceRowProps) {
  const { translate, localize } = useTranslation()
  const textOf = useFieldText()
  const stepText = (step: Step) => {
    if (!('index' in step)) return localize(step)
    const number = `${step.label ? localize(step.label) : translate('history.item')} ${step.index + 1}`
    return step.title ? `${number} ‘${step.title}’` : number
  }
  const sides = [
    [labels[0], one, other],
    [labels[1], other, one],
  ] as const
  return (
    <Box component="li" sx={{ listStyle: 'none', mb: 2 }}>
      <Box component="h3" sx={{ typography: 'body1', fontWeight: 650, m: 0, mb: 0.5 }}>
        {path.map(stepText).join(' › ')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {sides.map(([label, version, beside]) => (
          <Box key={label} sx={{ minWidth: 0, p: 1, border: 1, borderRadius: 1, borderColor: 'divider' }}>
            <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>{label}</Box>
            <FieldSide field={field} version={version} other={beside} />
          </Box>
        ))}
      </Box>
      {field?.kind.words === 'html' && one && other && (
        <MarkupDifferences
          one={String(one[field.name] ?? '')}
          other={String(other[field.name] ?? '')}
          isRest={textOf(field, one as FormRecord) === textOf(field, other as FormRecord)}
        />
      )}
    </Box>
  )
}
