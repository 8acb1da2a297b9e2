import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { ChooseImportColumnsDocument, type ImportStateFragment, type Language } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface ImportColumnsProps {
  of: ImportStateFragment
  onChanged(): unknown
}

/** What each column is read as, with some of its values, and how numbers are written. A choice has the rows judged again. */
export function ImportColumns({ of: { id, columns, targets, numbers, isBusy }, onChanged }: ImportColumnsProps) {
  const { translate, localize } = useTranslation()
  const failureText = useFailureText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const heading = useId()

  async function choose(chosen: readonly string[], style: Language | null) {
    setSending(true)
    setFailure('')
    try {
      await askServer({ query: ChooseImportColumnsDocument, variables: { id, columns: [...chosen], numbers: style } })
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    await onChanged()
    setSending(false)
  }

  const chosen = columns.map(({ target }) => target ?? '')
  const isDisabled = isBusy || isSending
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h2', m: 0 }}>
        {translate('imports.columns')}
      </Box>
      <Box component="p" sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '72ch' }}>
        {translate('imports.columns.help')}
      </Box>
      <Box role="alert" sx={{ color: 'error.main', mb: 1, '&:empty': { display: 'none' } }}>
        {failure}
      </Box>
      <TextField
        select
        size="small"
        label={translate('imports.numbers')}
        value={numbers ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => void choose(chosen, (target.value || null) as Language | null)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 260, mb: 1.5 }}
      >
        <MenuItem value="">{translate('imports.numbers.auto')}</MenuItem>
        <MenuItem value="nl">{translate('imports.numbers.nl')}</MenuItem>
        <MenuItem value="en">{translate('imports.numbers.en')}</MenuItem>
      </TextField>
      <Box
        component="ul"
        sx={{
          ...{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          },
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {columns.map((column, place) => {
          const name = column.heading || translate('imports.column.empty', { number: place + 1 })
          return (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand in the file
              key={place}
              sx={{
                p: 1.5,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 280px' },
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{name}</strong>
                <Box sx={{ color: 'text.secondary' }}>{column.examples.join(' · ')}</Box>
                {column.isOwn && column.target === null && (
                  <Box sx={{ color: 'text.secondary' }}>{translate('imports.column.own')}</Box>
                )}
              </Box>
              <TextField
                select
                size="small"
                label={translate('imports.column', { heading: name })}
                value={column.target ?? ''}
                disabled={isDisabled}
                onChange={({ target }) =>
                  void choose(
                    chosen.map((each, other) => (other === place ? target.value : each === target.value ? '' : each)),
                    numbers,
                  )
                }
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{translate('imports.column.none')}</MenuItem>
                {targets.map(({ name: target, label }) => (
                  <MenuItem key={target} value={target}>
                    {localize(label)}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
