import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { previewAddress } from './previewAddress'
import { publicAddress } from './publicAddress'

/** From a form to what was saved of it, as the site shows it: to the owner alone, and to visitors where they see it. */
export function PreviewButtons({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { say } = useWords()
  const buttons = [
    { href: previewAddress(entity, record.id), icon: 'preview', words: say('form.preview') },
    { href: publicAddress(entity.name, record), icon: 'external', words: say('form.viewOnSite') },
  ]
  return buttons.map(
    ({ href, icon, words }) =>
      href && (
        <Button
          key={icon}
          color="inherit"
          href={href}
          target="_blank"
          aria-label={words}
          startIcon={<Icon name={icon} />}
          // On a phone there is room for the drawing alone.
          sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {words}
          </Box>
        </Button>
      ),
  )
}
