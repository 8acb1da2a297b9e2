import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SignaturePad } from '../../../kernel/components/SignaturePad'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

/** What is drawn beside the typed name, for who wants to. */
export function DrawnSignature({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const { translate } = useTranslation()
  const [round, setRound] = useState(0)
  const clear = () => {
    onChange('')
    // Another one, which is empty.
    setRound(round + 1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary' }}>{translate('pickUp.sign')}</Box>
      <SignaturePad key={round} label={translate('intake.signHere')} value={path} onChange={onChange} />
      {path && (
        <Button onClick={clear} sx={{ minHeight: 44 }}>
          {translate('intake.clearSignature')}
        </Button>
      )}
    </Box>
  )
}
