import Box from '@mui/material/Box'
import MuiTextField from '@mui/material/TextField'
import { lengthOfText } from '@shop/server/shopPlaceholders'
import { useTranslation } from '../../i18n/useTranslation'
import { PlaceholderButton } from '../../placeholders/PlaceholderButton'
import { PriceNotes } from '../../placeholders/PriceNotes'
import { usePlaceholderInsertion } from '../../placeholders/usePlaceholderInsertion'
import { type FieldInputProps, useFormField } from '../field/useFormField'
import { useShownFlag } from '../field/useShownFlag'

/** A line of text, or several; with a live counter where the length has a limit worth watching. */
export function TextField(props: FieldInputProps) {
  const { field, path } = props
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const isLong = field.kind.words === 'lines'
  const text = typeof input.value === 'string' ? input.value : ''
  const showFlag = useShownFlag(path)
  const insertion = usePlaceholderInsertion(text, input.onChange)
  const length = isLong ? lengthOfText(text) : text.length
  const isOver = field.max !== null && length > field.max

  return (
    <Box sx={{ position: 'relative' }}>
      <MuiTextField
        id={id}
        label={label}
        required={field.required}
        multiline={isLong}
        minRows={isLong ? 3 : undefined}
        value={text}
        onChange={(event) => {
          showFlag(text, event.target.value)
          input.onChange(event.target.value)
          if (field.takesPlaceholders) insertion.follow(event.target)
        }}
        onBlur={input.onBlur}
        inputRef={(element: HTMLInputElement | null) => {
          input.ref(element)
          insertion.input.current = element
        }}
        error={error !== undefined}
        helperText={error ?? help ?? (field.kind.isMade ? translate('form.automatic') : undefined)}
        slotProps={{
          input: field.takesPlaceholders ? { endAdornment: <PlaceholderButton {...insertion.button} /> } : {},
          // What is found out while one types is read out.
          formHelperText: field.unique ? { role: 'status' } : {},
          htmlInput: {
            'aria-describedby': isLong && field.max ? `${id}-helper-text ${id}-count` : `${id}-helper-text`,
          },
        }}
      />
      {field.takesPlaceholders && <PriceNotes text={text} onChange={input.onChange} />}
      {isLong && field.max !== null && (
        <Box
          id={`${id}-count`}
          sx={{
            position: 'absolute',
            right: 0,
            top: 2,
            fontSize: '0.84rem',
            color: isOver ? 'error.main' : 'text.secondary',
          }}
        >
          {translate('form.counter', { count: length, max: field.max })}
        </Box>
      )}
    </Box>
  )
}
