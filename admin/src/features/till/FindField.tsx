import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { isGtin } from '@shop/server/gtin'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { findAtTill, type Offer } from './found'
import { UnknownCode } from './UnknownCode'

interface FindFieldProps {
  field: RefObject<HTMLInputElement | null>
  vatRate: number
  onPick: (offer: Offer) => void
  onFree: (title: string) => void
}

/** One field for a scanner and a keyboard: what is scanned exactly goes onto the sale at once, of words one chooses. */
export function FindField({ field, vatRate, onPick, onFree }: FindFieldProps) {
  const { translate, language } = useTranslation()
  const { entities } = useManaged()
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState('')
  const [unknown, setUnknown] = useState('')
  const search = useDebounced(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['till', 'find', search, language],
    queryFn: ({ signal }) => findAtTill(search, entities, { vatRate, language }, signal),
    enabled: search.length > 1,
    // While more of the same is typed. What was searched before is not to be taken for it, however slow the line is.
    placeholderData: (before, query) => (search.startsWith(String(query?.queryKey[2])) ? before : undefined),
  })
  const isOfTyped = search.length > 1 && typed.trim().startsWith(search)
  const offers = isOfTyped ? (data?.offers ?? []) : []
  const isNothing = search.length > 1 && search === typed.trim() && !isFetching && offers.length === 0

  function pick(offer: Offer) {
    setTyped('')
    setNotice('')
    setUnknown('')
    onPick(offer)
    field.current?.focus()
  }

  function free() {
    onFree(typed.trim())
    setTyped('')
    setNotice('')
    setUnknown('')
  }

  /** A scanner ends with Enter, sooner than anything is found by itself. */
  async function enter(event: FormEvent) {
    event.preventDefault()
    const term = typed.trim()
    if (term === '') return
    try {
      const found = await findAtTill(term, entities, { vatRate, language })
      const [first] = found.offers
      if (first && (found.isExact || found.offers.length === 1)) return pick(first)
      if (found.isMistyped) setNotice(translate('till.mistyped'))
      else if (!first && isGtin(digitsOf(term))) setUnknown(digitsOf(term))
      else if (!first) setNotice(translate('till.unknown', { text: term }))
    } catch (thrown) {
      setNotice(failureText(thrown))
    }
  }

  return (
    <Box component="search">
      <Box component="form" onSubmit={(event) => void enter(event)}>
        <TextField
          inputRef={field}
          autoFocus
          fullWidth
          label={translate('till.find')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setNotice('')
            setUnknown('')
          }}
          slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'search', maxLength: 100 } }}
        />
      </Box>
      <Box role="status" sx={{ color: 'error.main', '&:not(:empty)': { mt: 1 } }}>
        {notice}
      </Box>
      {unknown && <UnknownCode code={unknown} />}
      {offers.length > 0 && (
        <Box component="ul" aria-label={translate('till.found')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {offers.map((offer) => (
            <li key={offer.key}>
              <Button
                fullWidth
                color="inherit"
                onClick={() => pick(offer)}
                sx={{ justifyContent: 'space-between', textAlign: 'left', minHeight: 48, gap: 2 }}
              >
                <span>
                  {offer.title}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9rem' }}>
                    {[offer.detail, offer.stock !== undefined && translate('till.stock', { count: offer.stock })]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </span>
                {offer.price !== null && <strong>{formatMoney(offer.price, language)}</strong>}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {(isNothing || typed.trim() === '') && (
        <Button startIcon={<Icon name="plus" />} onClick={free} sx={{ minHeight: 44, mt: 0.5 }}>
          {translate('till.free')}
        </Button>
      )}
    </Box>
  )
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '')
}
