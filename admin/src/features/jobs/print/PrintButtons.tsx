import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { paperForms, paperPath } from './paperPath'

/** What can be printed of a job as it was last saved; each in a tab of its own, so that no form is left. */
export function PrintButtons({ number }: { number: string }) {
  const { translate } = useTranslation()
  return (
    <Box role="group" aria-label={translate('print.group')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {paperForms.map((form) => (
        <Button
          key={form}
          variant="outlined"
          component={Link}
          to={paperPath(form, number)}
          target="_blank"
          startIcon={<Icon name="printer" />}
          sx={{ minHeight: 44 }}
        >
          {translate(`print.${form}`)}
        </Button>
      ))}
    </Box>
  )
}
