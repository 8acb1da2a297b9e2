import Box from '@mui/material/Box'
import { useTranslation } from '../i18n/useTranslation'

/** Marks an unread message. */
export function UnreadMark() {
  const { translate } = useTranslation()
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('list.isUnread')}
      title={translate('list.isUnread')}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: 9,
        height: 9,
        mr: 1,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      }}
    />
  )
}
