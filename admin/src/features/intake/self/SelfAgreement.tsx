import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { SignaturePad } from '../../../kernel/components/SignaturePad'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { DraftField } from '../DraftField'
import { IntakePart } from '../IntakePart'
import { TermsText } from '../TermsText'
import type { SelfPartProps } from './SelfPartProps'

/** The terms, read and signed by name, with a drawing where the customer can draw. */
export function SelfAgreement({ draft, change, faults, terms }: SelfPartProps & { terms: string }) {
  const { translate, language } = useTranslation()
  const [round, setRound] = useState(0)
  const agreed = faults.agreed ?? faults['signature.terms']
  return (
    <IntakePart title={translate('intake.signature')}>
      <TermsText terms={terms} language={language} />
      {terms && (
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                checked={draft.isAgreed}
                onChange={(_, isAgreed) => change({ isAgreed })}
                slotProps={{
                  input: {
                    'aria-invalid': agreed !== undefined,
                    'aria-describedby': agreed ? 'agreed-fault' : undefined,
                  },
                }}
              />
            }
            label={translate('selfIntake.agree')}
          />
          {agreed && (
            <FormHelperText id="agreed-fault" error>
              {agreed}
            </FormHelperText>
          )}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', mb: -1 }}>{translate('intake.sign')}</Box>
      <SignaturePad
        key={round}
        label={translate('intake.signHere')}
        value={draft.drawing}
        onChange={(drawing) => change({ drawing, signedBy: draft.signedBy || draft.name })}
      />
      {faults['signature.drawing'] && <Box sx={{ color: 'error.main' }}>{faults['signature.drawing']}</Box>}
      {draft.drawing && (
        <Box>
          <Button
            onClick={() => {
              change({ drawing: '' })
              setRound(round + 1)
            }}
            sx={{ minHeight: 44 }}
          >
            {translate('intake.clearSignature')}
          </Button>
        </Box>
      )}
      <DraftField
        label={translate('selfIntake.signedBy')}
        required
        autoComplete="off"
        value={draft.signedBy}
        onChange={(signedBy) => change({ signedBy })}
        fault={faults['signature.name']}
      />
    </IntakePart>
  )
}
