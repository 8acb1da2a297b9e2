import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import type { ReactNode } from 'react'

interface ChoicesProps<Value> {
  label: string
  options: readonly { value: Value; text: ReactNode; detail?: string }[]
  isChosen: (value: Value) => boolean
  onPress: (value: Value) => void
}

/** Things to press, of which those that are chosen stay pressed. */
export function Choices<Value extends string | number>({ label, options, isChosen, onPress }: ChoicesProps<Value>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map(({ value, text, detail }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={isChosen(value)}
          onChange={() => onPress(value)}
          sx={{
            minHeight: 44,
            px: 1.5,
            py: 0.5,
            display: 'block',
            textAlign: 'left',
            textTransform: 'none',
            lineHeight: 1.3,
            color: 'text.primary',
            borderColor: 'divider',
            '&.Mui-selected': { color: 'text.primary', borderColor: 'primary.main', fontWeight: 600 },
          }}
        >
          {text}
          {detail && (
            <Box
              component="span"
              sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}
            >
              {detail}
            </Box>
          )}
        </ToggleButton>
      ))}
    </Box>
  )
}
