import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'

interface PreviewPanelProps<Choice extends string> {
  /** What the choice is of. */
  label: string
  choices: ReadonlyArray<{ value: Choice; label: ReactNode }>
  chosen: Choice
  onChoose: (choice: Choice) => void
  /** Undefined where it stands beside the form. */
  onClose?: (() => void) | undefined
  /** Beside the choice. */
  tools?: ReactNode
  children: ReactNode
}

/** What surrounds a preview: its title, in which form it is shown, and the way out. */
export function PreviewPanel<Choice extends string>(props: PreviewPanelProps<Choice>) {
  const { label, choices, chosen, onChoose, onClose, tools, children } = props
  const { translate } = useTranslation()
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="h2" sx={{ m: 0, flex: 1, fontSize: '1rem', fontWeight: 600 }}>
          {translate('preview.title')}
        </Box>
        {tools}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          aria-label={label}
          onChange={(_event, choice: Choice | null) => choice && onChoose(choice)}
        >
          {choices.map((each) => (
            <ToggleButton
              key={each.value}
              value={each.value}
              sx={{ gap: 0.75, textTransform: 'none', minHeight: 40, color: 'text.primary' }}
            >
              {each.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {onClose && (
          <IconButton aria-label={translate('preview.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  )
}
