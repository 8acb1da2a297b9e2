import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { visuallyHidden } from '../components/visuallyHidden'
import { connection } from '../graphql/connection'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

/** Notifies when the server is unreachable, and when it is back; failed queries are then refetched. */
export function OfflineNotice() {
  const { translate } = useTranslation()
  const queries = useQueryClient()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const wasLost = useRef(false)

  useEffect(() => {
    if (wasLost.current && !isLost) {
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
    wasLost.current ||= isLost
  }, [isLost, queries])

  return (
    <Box role="status" sx={isLost ? { position: 'sticky', top: 0, zIndex: 'appBar' } : visuallyHidden}>
      {isLost && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            px: { xs: 1.5, sm: 3 },
            py: 1,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
          }}
        >
          <Icon name="offline" size={20} />
          {translate('app.offline')}
        </Box>
      )}
      {!isLost && wasLost.current && translate('app.online')}
    </Box>
  )
}
