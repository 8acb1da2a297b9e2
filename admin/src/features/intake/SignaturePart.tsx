import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SignaturePad } from '../../kernel/components/SignaturePad'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { DraftField } from './DraftField'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'
import { TermsText } from './TermsText'

/** What the customer agrees to, and signs here by name and pen, or on paper. */
export function SignaturePart({ draft, change, faults, terms }: PartProps & { terms: string }) {
  const { translate } = useTranslation()
  const [round, setRound] = useState(0)
  const [isAgain, setAgain] = useState(false)
  const name = draft.customer?.name ?? draft.newCustomer.name
  const { selfIntake } = draft
  if (selfIntake && !isAgain) {
    return (
      <IntakePart title={translate('intake.signature')}>
        <Box>{translate('intake.selfSigned', { name: selfIntake.signedBy })}</Box>
        {selfIntake.drawing && (
          <Box
            component="svg"
            viewBox="0 0 600 200"
            role="img"
            aria-label={translate('intake.signature')}
            sx={{ width: '100%', maxWidth: 300, bgcolor: 'white', border: 1, borderColor: 'divider' }}
          >
            <path d={selfIntake.drawing} fill="none" stroke="black" strokeWidth={4} strokeLinecap="round" />
          </Box>
        )}
        <Box>
          <Button onClick={() => setAgain(true)} sx={{ minHeight: 44 }}>
            {translate('intake.signAgain')}
          </Button>
        </Box>
      </IntakePart>
    )
  }
  const clear = () => {
    change({ drawing: '' })
    setRound(round + 1)
  }
  return (
    <IntakePart title={translate('intake.signature')}>
      <TermsText terms={terms} language={draft.customer?.language ?? draft.newCustomer.language} />
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
