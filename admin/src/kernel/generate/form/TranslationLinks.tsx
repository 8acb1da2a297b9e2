import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { LinkDialog } from './LinkDialog'
import { UnlinkDialog } from './UnlinkDialog'

/** Parts a record from its translation, or makes one that is there already its translation. */
export function TranslationLinks({ id, isLinked }: { id: number; isLinked: boolean }) {
  const { translate } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const Question = isLinked ? UnlinkDialog : LinkDialog
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} sx={{ ml: 'auto', minHeight: 44 }}>
        {translate(isLinked ? 'translation.unlink' : 'translation.link')}
      </Button>
      {isAsking && <Question id={id} onClose={() => setAsking(false)} />}
    </>
  )
}
