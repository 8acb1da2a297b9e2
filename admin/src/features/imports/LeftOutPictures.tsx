import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { LeftOut } from './PictureArchive'

/** Of more with one reason the first are named. */
const named = 20

/** What of the archives of pictures is left out, by its reason. */
export function LeftOutPictures({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { translate } = useTranslation()
  const heading = useId()
  if (leftOut.length === 0) return null
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {translate('imports.leftOut')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {reasons.map((reason) => {
          const names = leftOut.filter((each) => each.reason === reason).map(({ name }) => name)
          const more = names.length - named
          return (
            <li key={reason}>
              {translate(`imports.leftOut.${reason}`)} {names.slice(0, named).join(', ')}
              {more > 0 && ` ${translate('imports.leftOut.more', { count: more })}`}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
