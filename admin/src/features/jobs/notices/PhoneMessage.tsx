import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { digitsOf } from '@shop/server/phoneNumber'
import type { PaperOfIntakeFragment } from '../../../generated/graphql'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'

interface PhoneMessageProps extends Pick<PaperOfIntakeFragment, 'message' | 'language'> {
  /** In its international form; null where messages reach none. */
  mobile: string | null | undefined
  /** Whether it is the way by which the customer hears of the job. */
  isMain: boolean
}

/** A message with the secret address of a job, to be sent by telephone in a press; nothing where messages reach none. */
export function PhoneMessage({ mobile, message, language, isMain }: PhoneMessageProps) {
  const { translate } = useTranslation()
  if (!mobile) return null
  return (
    <>
      <Box lang={language} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
        {message}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          href={`https://wa.me/${digitsOf(mobile)}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon name="external" />}
          sx={{ minHeight: 44 }}
        >
          {translate('intake.whatsapp')}
        </Button>
        <Button
          variant="outlined"
          href={`sms:${mobile}?&body=${encodeURIComponent(message)}`}
          startIcon={<Icon name="phone" />}
          sx={{ minHeight: 44 }}
        >
          {translate('intake.sms')}
        </Button>
      </Box>
    </>
  )
}
