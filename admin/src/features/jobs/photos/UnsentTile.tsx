import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { photoQueue, type QueuedPhoto } from './PhotoQueue'
import { tilePicture } from './PhotoTile'

/** A photo on its way to the server: how far it is, and what can be done when the server refuses it. */
export function UnsentTile({ photo: { key, id, state, preview, reason } }: { photo: QueuedPhoto }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  return (
    <Box component="li" data-state={state} sx={{ minWidth: 0 }}>
      <Box component="img" src={preview} alt={translate('jobPhotos.unsentOne')} sx={{ ...tilePicture, opacity: 0.6 }} />
      <Box sx={{ pt: 0.5, fontSize: '0.875rem', color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
        {translate(id === null ? 'jobPhotos.state.intake' : `jobPhotos.state.${state}`)}
        {state === 'failed' && `: ${failureText(reason)}`}
      </Box>
      {state !== 'sending' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '& button': { minHeight: 44 } }}>
          {id !== null && (
            <Button size="small" onClick={() => photoQueue.retry(key)}>
              {translate('jobPhotos.again')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => void photoQueue.discard(key)}>
            {translate('jobPhotos.giveUp')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
