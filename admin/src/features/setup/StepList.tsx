import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'

interface Step {
  /** Undefined for the last, which comes by itself. */
  name: string | undefined
  title: string
  isDone: boolean
}

interface StepListProps {
  steps: readonly Step[]
  current: string | undefined
  onChoose(step: string): void
}

/** Where one is in the set-up; leads back to what was gone through. */
export function StepList({ steps, current, onChoose }: StepListProps) {
  const { translate } = useTranslation()
  return (
    <Box component="nav" aria-label={translate('setup.steps')}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ name, title, isDone }, index) => {
          const isCurrent = name === current
          return (
            <li key={title}>
              <Button
                color={isCurrent ? 'primary' : 'inherit'}
                variant={isCurrent ? 'outlined' : 'text'}
                aria-current={isCurrent ? 'step' : undefined}
                disabled={!isCurrent && (!isDone || name === undefined)}
                startIcon={isDone && !isCurrent ? <Icon name="checkmark" size={16} /> : undefined}
                onClick={() => !isCurrent && name !== undefined && onChoose(name)}
                sx={{ minHeight: 44 }}
              >
                {index + 1}. {title}
              </Button>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
