import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { currencySymbol } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { useFactText } from './FactText'
import { writtenFact } from './factChange'
import { useFactOptions } from './factOptions'

interface EditedCellProps {
  field: ManagedField
  record: FormRecord
  title: string
  /** What was typed; undefined where nothing was. */
  typed: string | undefined
  /** What the record had when that was typed. */
  before: unknown
  isStale: boolean
  fault: string | undefined
  /** On a phone it is labelled, in a table its column is. */
  isLabelled: boolean
  onType: (text: string) => void
}

/** A cell of a list as a field; a changed one is marked, and says what it was. */
export function EditedCell(props: EditedCellProps) {
  const { field, record, title, typed, before, isStale, fault, isLabelled, onType } = props
  const { translate, localize, language } = useTranslation()
  const options = useFactOptions(field)
  const textOf = useFactText(field)
  const label = localize(field.label)
  const stored = writtenFact(field, record[field.name], language)
  const isChanged = typed !== undefined
  const was = translate(isStale ? 'editing.isNow' : 'editing.was', { value: textOf(record, before) })
  const isNumber = field.kind.isNumeric && !options
  return (
    <TextField
      size="small"
      fullWidth
      select={options !== undefined}
      {...(isLabelled ? { label } : { hiddenLabel: true })}
      value={typed ?? stored}
      error={fault !== undefined}
      helperText={fault ?? (isChanged ? was : undefined)}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isChanged) onType(writtenFact(field, before, language))
      }}
      sx={{
        '& .MuiInputBase-root': isChanged ? { bgcolor: 'shop.soft', fontWeight: 600 } : {},
        '& .MuiFormHelperText-root': { mx: 0.5, mt: 0.25, whiteSpace: 'normal' },
      }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: {
          'aria-label': `${label}: ${title}`,
          'data-cell': `${record.id}.${field.name}`,
          autoComplete: 'off',
          ...(isNumber && { inputMode: field.kind.isWhole ? 'numeric' : 'decimal', style: { textAlign: 'right' } }),
        },
        input: field.kind.isAmount
          ? { startAdornment: <InputAdornment position="start">{currencySymbol(language)}</InputAdornment> }
          : {},
      }}
    >
      {options && [
        !(field.required && stored !== '') && (
          <option key="" value="">
            {translate('editing.none')}
          </option>
        ),
        ...options.map(({ value, text, byLanguage }) => {
          const own = byLanguage?.[record.language ?? ''] ?? value
          return (
            <option key={own} value={own}>
              {text}
            </option>
          )
        }),
      ]}
    </TextField>
  )
}
