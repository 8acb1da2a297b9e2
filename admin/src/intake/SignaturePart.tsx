import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SignaturePad } from '../components/SignaturePad'
import { useTranslation } from '../i18n/useTranslation'
import { DraftField } from './DraftField'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'

/** What the customer agrees to, and signs here by name and pen, or on paper. */
export function SignaturePart({ draft, change, faults, terms }: PartProps & { terms: string }) {
  const { translate } = useTranslation()
  const [round, setRound] = useState(0)
  const name = draft.customer?.name ?? draft.newCustomer.name
  const clear = () => {
    change({ drawing: '' })
    setRound(round + 1)
  }
  return (
    <IntakePart title={translate('intake.signature')}>
      {terms && (
        <Box
          tabIndex={0}
          role="region"
          aria-label={translate('intake.terms')}
          lang={draft.customer?.language ?? draft.newCustomer.language}
          sx={{
            maxHeight: 190,
            overflowY: 'auto',
            whiteSpace: 'pre-line',
            fontSize: '0.9375rem',
            p: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {terms}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', mb: -1 }}>{translate('intake.sign')}</Box>
      <SignaturePad
        key={`${draft.key}-${round}`}
        label={translate('intake.signHere')}
        value={draft.drawing}
        onChange={(drawing) => change({ drawing, signedBy: draft.signedBy || name })}
      />
      {faults['signature.drawing'] && <Box sx={{ color: 'error.main' }}>{faults['signature.drawing']}</Box>}
      {draft.drawing && (
        <Box>
          <Button onClick={clear} sx={{ minHeight: 44 }}>
            {translate('intake.clearSignature')}
          </Button>
        </Box>
      )}
      <DraftField
        label={translate('intake.signedBy')}
        autoComplete="off"
        value={draft.signedBy}
        onChange={(signedBy) => change({ signedBy })}
        fault={faults['signature.name'] ?? faults['signature.terms']}
        helperText={translate('intake.signedByHelp')}
      />
    </IntakePart>
  )
}
