import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { accountCalls } from './accountQueries'
import { CodesDialog } from './CodesDialog'
import { ProofDialog } from './ProofDialog'
import { SetupDialog } from './SetupDialog'

/** Fewer are a reason to make new ones. */
const fewCodes = 3

interface SecondFactorProps {
  /** UTC; null while it is off. */
  since: string | null
  codesLeft: number
}

/** Whether logging in asks for a code, and what can be done about that. */
export function SecondFactor({ since, codesLeft }: SecondFactorProps) {
  const { translate, language } = useTranslation()
  const [open, setOpen] = useState<'setup' | 'renew' | 'off'>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => setOpen(undefined)
  const showCodes = (given: string[]) => {
    close()
    setCodes(given)
  }
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={since ? 'success' : 'default'}
        icon={<Icon name={since ? 'checkmark' : 'minus'} size={16} />}
        label={
          since ? translate('account.onSince', { when: formatInstant(since, language) }) : translate('account.off')
        }
        sx={{ mb: 1.5, maxWidth: '100%' }}
      />
      <p>{translate(since ? 'account.factorOnText' : 'account.factorText')}</p>
      {since && (
        <Box component="p" sx={{ color: codesLeft < fewCodes ? 'error.main' : 'text.secondary' }}>
          {translate(codesLeft < fewCodes ? 'account.fewCodes' : 'account.codesLeft', { count: codesLeft })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {since ? (
          <>
            <Button variant="outlined" onClick={() => setOpen('renew')} sx={{ minHeight: 44 }}>
              {translate('account.renew')}
            </Button>
            <Button color="error" onClick={() => setOpen('off')} sx={{ minHeight: 44 }}>
              {translate('account.turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => setOpen('setup')} sx={{ minHeight: 44 }}>
            {translate('account.turnOn')}
          </Button>
        )}
      </Box>
      {open === 'setup' && <SetupDialog onClose={close} onDone={showCodes} />}
      {open === 'renew' && (
        <ProofDialog kind="renew" prove={accountCalls.renewCodes} onClose={close} onDone={showCodes} />
      )}
      {open === 'off' && <ProofDialog kind="turnOff" prove={accountCalls.turnOff} onClose={close} onDone={close} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
