import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formPath } from '../../dataProvider/formPath'
import { useTranslation } from '../../i18n/useTranslation'
import { useManaged } from '../../managed/ManagedContext'
import type { DraftResult } from './useDraft'

interface DraftNoticeProps {
  result: DraftResult
  onAgain: () => void
}

/** Shows the errors that prevent saving, or why the preview was not updated. */
export function DraftNotice({ result, onAgain }: DraftNoticeProps) {
  const { translate } = useTranslation()
  const { blocks } = useManaged()
  const { faults, failure } = result
  if (failure !== undefined) {
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, color: 'error.main' }}>
        <Box sx={{ flex: 1 }}>{translate('preview.failed', { failure })}</Box>
        <Button size="small" color="inherit" onClick={onAgain}>
          {translate('preview.again')}
        </Button>
      </Box>
    )
  }
  if (faults.length === 0) return null
  return (
    <Box component="details" sx={{ px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', fontSize: '0.9rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {translate(result.isShown ? 'preview.faults' : 'preview.faultsHide', { count: faults.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {faults.map(({ path, message }) => {
          const [field, index] = formPath(path, blocks).split('.')
          const place = field === 'blocks' && index !== undefined ? Number(index) + 1 : undefined
          return (
            <li key={path}>
              {place !== undefined && `${translate('preview.block', { number: place })} `}
              {message}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
