import Box from '@mui/material/Box'
import type { MessageOfJobFragment } from '../../../generated/graphql'
import { PhotoLinks } from '../../../kernel/components/PhotoLinks'
import { formatInstant } from '../../../kernel/format/formatValue'
import type { MessageKey } from '../../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

/** A message of either side, with its photos and what became of it. */
export function MessageBubble({ message }: { message: MessageOfJobFragment }) {
  const { translate, language } = useTranslation()
  const { side, at, userName, text, photos } = message
  const isShop = side === 'shop'
  const fate = fateOf(message)
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isShop ? 'end' : 'start',
        maxWidth: { xs: '96%', sm: '80%' },
        minWidth: 0,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: isShop ? 'background.default' : 'shop.soft',
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {userName ?? translate(isShop ? 'jobMessages.shop' : 'jobMessages.customer')}
        </Box>{' '}
        · {formatInstant(at, language)}
      </Box>
      {text && <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>}
      <PhotoLinks photos={photos} />
      {fate && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>{translate(fate)}</Box>}
    </Box>
  )
}

/** Of the shop's message: read by the customer, or how far its mail is. */
function fateOf({ side, readAt, mailState }: MessageOfJobFragment): MessageKey | null {
  if (side === 'customer') return null
  if (readAt !== null) return 'jobMessages.read'
  return mailState === null ? 'jobMessages.noMail' : `jobMessages.mail.${mailState}`
}
