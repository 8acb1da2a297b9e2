import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { UnfollowedPricesQuery } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import type { NamedPrice } from '../../kernel/shop/namedPrices'

export type UnfollowedPrice = UnfollowedPricesQuery['unfollowedPrices']['items'][number]

interface TypedPriceRowProps {
  found: UnfollowedPrice
  isBusy: boolean
  onFollow: (price: NamedPrice) => void
  onKeep: () => void
}

/** A price in a text, with the words around it and what it could follow. */
export function TypedPriceRow({ found, isBusy, onFollow, onKeep }: TypedPriceRowProps) {
  const { translate, localize } = useTranslation()
  const { entities } = useManaged()
  const { entity, id, title, label, typed, before, after, isGone, isHidden, ways, language } = found
  const described = entities.find(({ name }) => name === entity)
  const where = [described && localize(described.label), localize(label), language.toUpperCase()].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{ p: { xs: 1.5, sm: 2 }, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box
        component={described ? Link : 'span'}
        {...(described && { to: `/${entity}/${id}` })}
        sx={{ fontWeight: 600, color: 'primary.main', display: 'inline-block', minHeight: 24 }}
      >
        {title || translate('list.untitled')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{where.join(' · ')}</Box>
      <Box component="p" lang={language} sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {before}
        <Box
          component="mark"
          sx={{ bgcolor: 'shop.soft', color: 'text.primary', fontWeight: 600, px: 0.5, borderRadius: 0.5 }}
        >
          {typed}
        </Box>
        {after}
      </Box>
      {isGone && <Box sx={{ color: 'error.main' }}>{translate('typedPrices.gone')}</Box>}
      {isHidden && <HiddenPrice prices={ways} />}
      {!isGone && !isHidden && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ways.map((price) => (
            <Button
              key={price.name}
              variant="outlined"
              size="small"
              disabled={isBusy}
              onClick={() => onFollow(price)}
              sx={{ minHeight: 40, textAlign: 'left' }}
            >
              {translate('typedPrices.follow', { title: price.title, price: price.value[language] })}
            </Button>
          ))}
          <Button size="small" disabled={isBusy} onClick={onKeep} sx={{ minHeight: 40 }}>
            {translate('typedPrices.keep')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** Names what visitors do not see, so that they do not read the sentence either, with the way to it. */
function HiddenPrice({ prices }: { prices: readonly NamedPrice[] }) {
  const { translate } = useTranslation()
  return prices.map(({ name, entity, id, title }) => (
    <Box key={name} sx={{ color: 'error.main' }}>
      {translate('typedPrices.hidden', { title })}{' '}
      <Button component={Link} to={`/${entity}/${id}`} size="small" sx={{ minHeight: 40 }}>
        {translate('typedPrices.openHidden', { title })}
      </Button>
    </Box>
  ))
}
