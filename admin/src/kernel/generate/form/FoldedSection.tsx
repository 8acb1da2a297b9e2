import Button from '@mui/material/Button'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import type { FormSection } from './formSections'

/** What stands in the place of a part of a form that has nothing in it, for who needs it. */
export function FoldedSection({ section, onOpen }: { section: Pick<FormSection, 'label'>; onOpen: () => void }) {
  const { localize } = useTranslation()
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<Icon name="plus" />}
      aria-expanded={false}
      onClick={onOpen}
      sx={{ minHeight: 44, justifySelf: 'start', borderColor: 'divider' }}
    >
      {localize(section.label)}
    </Button>
  )
}
