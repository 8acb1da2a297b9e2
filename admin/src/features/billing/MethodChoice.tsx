import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'

interface MethodChoiceProps<Value extends string> {
  title: string
  choices: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root': {
    minHeight: 48,
    flex: '1 1 auto',
    textTransform: 'none',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    borderColor: 'primary.main',
  },
}

/** One of a few, as large buttons for a counter. */
export function MethodChoice<Value extends string>({ title, choices, value, onChange }: MethodChoiceProps<Value>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.75, fontWeight: 600 }}>
        {title}
      </Box>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_event, chosen: Value | null) => onChange(chosen)}
        aria-labelledby={id}
        sx={buttons}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice.value} value={choice.value}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  )
}
