import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { placeholderText } from '@shop/server/shopPlaceholders'
import { withInPlaceOf } from '@shop/server/typedPrices'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { knowPrices, type NamedPrice, priceNamed, pricesIn } from '../shop/namedPrices'
import { type FollowablePrice, useTypedPrices } from './useTypedPrices'

interface PriceNotesProps {
  text: string
  isHtml?: boolean
  onChange: (text: string) => void
}

/** Below a text: what the prices are that it names, and which of those that are typed could follow a service or product. */
export function PriceNotes({ text, isHtml = false, onChange }: PriceNotesProps) {
  const { language: own } = useTranslation()
  const ofRecord: unknown = useWatch({ name: 'language' })
  const language = ofRecord === 'en' || ofRecord === 'nl' ? ofRecord : own
  const typed = useTypedPrices(text, isHtml, language)
  // The editor draws those that are named itself, but not that visitors do not read them.
  const named = pricesIn(text).filter((name) => !isHtml || priceNamed(name)?.isHidden)
  if (named.length === 0 && typed.length === 0) return null
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.9rem' }}>
      {named.map((name) => (
        <NamedNote key={name} name={name} price={priceNamed(name)} language={language} />
      ))}
      <Box role="status">
        {typed.map((each) => (
          <TypedNote
            key={each.typed.from}
            found={each}
            language={language}
            onFollow={(price) => {
              knowPrices([price])
              onChange(withInPlaceOf(text, each.typed, price.text))
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

interface NamedNoteProps {
  name: string
  price: NamedPrice | null | undefined
  language: 'nl' | 'en'
}

function NamedNote({ name, price, language }: NamedNoteProps) {
  const { translate } = useTranslation()
  if (price === undefined) return null
  const text = placeholderText(name as never)
  return (
    <Box sx={{ color: price && !price.isHidden ? 'text.secondary' : 'error.main' }}>
      {price
        ? translate(price.isHidden ? 'placeholders.price.hidden' : 'placeholders.price.named', {
            text,
            price: price.value[language],
            title: price.title,
          })
        : `${text}: ${translate('placeholders.price.gone')}`}
    </Box>
  )
}

interface TypedNoteProps {
  found: FollowablePrice
  language: 'nl' | 'en'
  onFollow: (price: NamedPrice) => void
}

function TypedNote({ found: { typed, ways }, language, onFollow }: TypedNoteProps) {
  const { translate } = useTranslation()
  const titles = [...new Set(ways.map(({ title }) => title))]
  const [only] = ways
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 0.5,
        px: 1,
        py: 0.5,
        bgcolor: 'shop.soft',
        borderRadius: 1,
      }}
    >
      <Icon name="sell" size={16} />
      <Box component="span" sx={{ flex: '1 1 220px' }}>
        {titles.length === 1
          ? translate('placeholders.price.equals', { typed: typed.typed, title: titles[0] })
          : translate('placeholders.price.equalsSome', { typed: typed.typed })}
      </Box>
      {ways.length === 1 && only ? (
        <Button size="small" variant="outlined" onClick={() => onFollow(only)} sx={{ minHeight: 36 }}>
          {translate('placeholders.price.follow')}
        </Button>
      ) : (
        ways.map((price) => (
          <Button
            key={price.name}
            size="small"
            variant="outlined"
            onClick={() => onFollow(price)}
            sx={{ minHeight: 36, textAlign: 'left' }}
          >
            {translate('placeholders.price.followAs', {
              price: titles.length === 1 ? price.value[language] : `${price.title}, ${price.value[language]}`,
            })}
          </Button>
        ))
      )}
    </Box>
  )
}
