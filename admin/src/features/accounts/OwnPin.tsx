import './pinTexts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { PinDialog, RemovePinDialog } from './PinDialog'

/**
 * The PIN by which one takes over a browser at the counter.
 * @param since UTC; null without one
 */
export function OwnPin({ since }: { since: string | null }) {
  const { translate, language } = useTranslation()
  const [open, setOpen] = useState<'set' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={since ? 'success' : 'default'}
        icon={<Icon name={since ? 'checkmark' : 'minus'} size={16} />}
        label={
          since ? translate('account.pinSince', { when: formatInstant(since, language) }) : translate('account.noPin')
        }
        sx={{ mb: 1.5, maxWidth: '100%' }}
      />
      <p>{translate('account.pinText')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setOpen('set')} sx={{ minHeight: 44 }}>
          {translate(since ? 'account.changePin' : 'account.setPin')}
        </Button>
        {since && (
          <Button color="error" onClick={() => setOpen('remove')} sx={{ minHeight: 44 }}>
            {translate('account.removePin')}
          </Button>
        )}
      </Box>
      {open === 'set' && <PinDialog onClose={close} />}
      {open === 'remove' && <RemovePinDialog onClose={close} />}
    </>
  )
}
