import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface NotifyChoiceProps {
  what: 'add' | 'change' | 'cancel'
  /** Empty where there is none, and then no mail. */
  email: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Whether the customer gets a mail. */
export function NotifyChoice({ what, email, isChosen, onChange }: NotifyChoiceProps) {
  const { translate } = useTranslation()
  const canMail = email.trim() !== ''
  return (
    <FormControlLabel
      control={
        <Checkbox checked={canMail && isChosen} disabled={!canMail} onChange={(_, checked) => onChange(checked)} />
      }
      label={translate(canMail ? `agenda.notify.${what}` : 'agenda.noMail')}
    />
  )
}
