import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextPricesDocument } from '../../generated/graphql'
import { visuallyHidden } from '../components/visuallyHidden'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { knowPrices, type NamedPrice } from '../shop/namedPrices'
import { useDebounced } from '../typing/useDebounced'

interface PriceDialogProps {
  onChoose: (price: NamedPrice) => void
  onClose: () => void
}

/** The services and products of the language of the record, each with the ways in which a text says its price. */
export function PriceDialog({ onChoose, onClose }: PriceDialogProps) {
  const { translate, language: own } = useTranslation()
  const id = useId()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const form = useFormContext()
  const language = form?.getValues('language') === undefined ? own : form.getValues('language') === 'en' ? 'en' : 'nl'
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['textPrices', language, search],
    queryFn: async ({ signal }) =>
      (await askServer({ query: TextPricesDocument, variables: { language, search }, signal })).textPrices,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const records = recordsOf(data ?? [], language)

  function choose(price: NamedPrice) {
    knowPrices([price])
    onChoose(price)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: isPhone ? {} : { mt: '10vh' } } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {translate('placeholders.price')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Icon name="search" />
        {/* Not an input of the theme: it is below that of the text, whose control it would take over. */}
        <Box
          component="input"
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={translate('placeholders.price.search')}
          aria-label={translate('placeholders.price.search')}
          autoComplete="off"
          spellCheck={false}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 44,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            '&:focus-visible': { outline: 'none' },
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <IconButton onClick={onClose} aria-label={translate('placeholders.price.close')}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {isError && (
        <Alert
          severity="error"
          sx={{ m: 1 }}
          action={
            <Button color="inherit" onClick={() => refetch()}>
              {translate('list.retry')}
            </Button>
          }
        >
          {translate('placeholders.price.failed')}
        </Alert>
      )}
      <Box role="status" sx={records.length > 0 ? visuallyHidden : { p: 3, color: 'text.secondary' }}>
        {!isPending && !isError && translate('placeholders.price.count', { count: records.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, overflowY: 'auto' }}>
        {records.map(({ key, title, prices }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5, minHeight: 44 }}
          >
            <Box component="span" sx={{ flex: '1 1 200px', fontWeight: 600 }}>
              {title}
            </Box>
            {prices.map((price) => (
              <Button
                key={price.name}
                variant="outlined"
                size="small"
                aria-label={`${title}: ${price.value[language]}`}
                onClick={() => choose(price)}
                sx={{ minHeight: 36, whiteSpace: 'nowrap' }}
              >
                {price.value[language]}
              </Button>
            ))}
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}

/** One for each record, with its ways that read differently. */
function recordsOf(found: readonly NamedPrice[], language: 'nl' | 'en') {
  const records = new Map<string, { key: string; title: string; prices: NamedPrice[] }>()
  for (const price of found) {
    const key = `${price.entity} ${price.id}`
    const record = records.get(key) ?? { key, title: price.title, prices: [] }
    if (!record.prices.some(({ value }) => value[language] === price.value[language])) record.prices.push(price)
    records.set(key, record)
  }
  return [...records.values()]
}
