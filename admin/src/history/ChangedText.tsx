import Box from '@mui/material/Box'
import { useWords } from '../i18n/useWords'
import { changedPart } from './changedPart'

/** A text with what the other version does not have marked. */
export function ChangedText({ text, other }: { text: string; other: string }) {
  const { say } = useWords()
  if (text === '') return <em>{say('conflict.empty')}</em>
  const { before, changed, after } = changedPart(text, other)
  return (
    <Box sx={{ maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {before}
      {changed && (
        <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.5, fontWeight: 600 }}>
          {changed}
        </Box>
      )}
      {after}
    </Box>
  )
}
