import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { MarkupDifferences } from '../../components/MarkupDifferences'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFieldText } from '../../format/useFieldText'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import type { Side } from './mergeVersions'

interface ConflictFieldProps {
  field: ManagedField
  mine: FormRecord
  theirs: FormRecord
  chosen: Side
  onChoose: (side: Side) => void
}

/** One field as each of two people left it. */
export function ConflictField({ field, mine, theirs, chosen, onChoose }: ConflictFieldProps) {
  const { translate, localize } = useTranslation()
  const describe = useFieldText()
  const sides = [
    { side: 'mine', label: translate('conflict.mine'), record: mine },
    { side: 'theirs', label: translate('conflict.theirs'), record: theirs },
  ] as const
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
      <Box component="legend" sx={{ fontWeight: 650, mb: 0.5 }}>
        {localize(field.label)}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {sides.map(({ side, label, record }) => (
          <Box
            key={side}
            component="label"
            sx={{
              display: 'flex',
              gap: 0.5,
              alignItems: 'flex-start',
              p: 1,
              border: 1,
              borderRadius: 1,
              cursor: 'pointer',
              borderColor: chosen === side ? 'primary.main' : 'divider',
              bgcolor: chosen === side ? 'background.default' : 'transparent',
            }}
          >
            <Radio
              size="small"
              name={`conflict-${field.name}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              sx={{ p: 0.25 }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>{label}</Box>
              <Box sx={{ maxHeight: 180, overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {describe(field, record) || <em>{translate('conflict.empty')}</em>}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {field.kind.words === 'html' && (
        <MarkupDifferences
          one={String(mine[field.name] ?? '')}
          other={String(theirs[field.name] ?? '')}
          isRest={describe(field, mine) === describe(field, theirs)}
        />
      )}
    </Box>
  )
}
