import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateSynonymDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Has a question of visitors mean the same as other words. */
export function MakeSynonym({ words }: { words: string }) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [same, setSame] = useState('')

  const make = () =>
    run(async () => {
      await askServer({ query: CreateSynonymDocument, variables: { words: `${words}, ${same.trim()}` } })
      await queries.invalidateQueries()
      setOpen(false)
      return translate('searchWords.made', { words, same: same.trim() })
    })

  if (!isOpen) {
    return (
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1, minHeight: 40 }}>
        {translate('searchWords.synonym')}
      </Button>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
      <TextField
        size="small"
        label={translate('searchWords.same')}
        value={same}
        onChange={({ target }) => setSame(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button variant="contained" size="small" disabled={isBusy || same.trim() === ''} onClick={() => void make()}>
        {translate('searchWords.make')}
      </Button>
    </Box>
  )
}
