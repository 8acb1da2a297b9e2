import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BoughtItemsDocument, type BoughtItemsQuery } from '../../generated/graphql'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { formatInstant, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { IntakePart } from '../intake/IntakePart'
import { ConceptNotice } from './ConceptNotice'
import { PayOutDialog } from './PayOutDialog'
import { ProductDialog } from './ProductDialog'
import { ProofButton } from './ProofButton'
import { PurchasePhotos } from './PurchasePhotos'
import { ResaleState } from './ResaleState'

type BoughtItem = BoughtItemsQuery['boughtItems']['items'][number]

const registerNames = { nl: 'opkopersregister.csv', en: 'register-of-purchases.csv' } as const

/** What was bought last, and how far it is; the register as a file. */
export function PurchaseList() {
  const { translate, language } = useTranslation()
  const [search, setSearch] = useState('')
  const [becoming, setBecoming] = useState<BoughtItem>()
  const [made, setMade] = useState<BoughtItem['product']>()
  const [paying, setPaying] = useState<BoughtItem>()
  const text = useDebounced(search.trim())
  const { data, isError, refetch } = useQuery({
    queryKey: ['buying', 'items', text],
    queryFn: ({ signal }) => askServer({ query: BoughtItemsDocument, variables: { search: text || null }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const { items, total } = data?.boughtItems ?? { items: [], total: 0 }
  return (
    <IntakePart title={translate('buying.list')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label={translate('buying.search')}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flex: '1 1 260px' }}
        />
        <Button
          component="a"
          href={`/cougarXr7/preview/inkoop/${registerNames[language]}`}
          download
          color="inherit"
          startIcon={<Icon name="download" />}
          sx={{ minHeight: 44 }}
        >
          {translate('buying.register')}
        </Button>
      </Box>
      {made && <ConceptNotice {...made} />}
      {isError && <RetryAlert text={translate('list.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <FormSkeleton />}
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {data && total === 0 && (text ? translate('buying.noneFound', { search: text }) : translate('buying.none'))}
      </Box>
      {items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <PurchaseRow
              key={item.id}
              item={item}
              onBecome={() => setBecoming(item)}
              onPayOut={() => setPaying(item)}
            />
          ))}
        </Box>
      )}
      {total > items.length && (
        <Button component={Link} to="/boughtItem" sx={{ justifySelf: 'start', minHeight: 44 }}>
          {translate('buying.more', { count: String(total) })}
        </Button>
      )}
      {becoming && (
        <ProductDialog
          item={becoming}
          onClose={() => setBecoming(undefined)}
          onDone={(product) => {
            setBecoming(undefined)
            setMade(product)
            void refetch()
          }}
        />
      )}
      {paying && (
        <PayOutDialog
          item={paying}
          onClose={() => setPaying(undefined)}
          onDone={() => {
            setPaying(undefined)
            void refetch()
          }}
        />
      )}
    </IntakePart>
  )
}

interface PurchaseRowProps {
  item: BoughtItem
  onBecome: () => void
  onPayOut: () => void
}

function PurchaseRow({ item, onBecome, onPayOut }: PurchaseRowProps) {
  const { translate, language } = useTranslation()
  const [showsPhotos, setShowsPhotos] = useState(false)
  const { id, number, make, model, sellerName, price, owed, boughtAt, product, soldAt } = item
  const title = `${make} ${model}`
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {number} · {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[sellerName, formatMoney(price, language), formatInstant(boughtAt, language)].join(' · ')}
        </Box>
        <Box>
          <ResaleState {...item} soldAt={item.soldAt ?? null} />
        </Box>
        {owed > 0 && <Box>{translate('buying.owed', { amount: formatMoney(owed, language) })}</Box>}
      </Box>
      <Button
        color="inherit"
        startIcon={<Icon name="camera" />}
        aria-expanded={showsPhotos}
        aria-label={translate('buying.photosOf', { number: number ?? '' })}
        onClick={() => setShowsPhotos(!showsPhotos)}
        sx={{ minHeight: 44 }}
      >
        {translate('buying.photos')}
      </Button>
      <ProofButton id={id} number={number ?? ''} label="PDF" />
      {owed > 0 && (
        <Button
          color="inherit"
          aria-label={translate('buying.payOutOf', { number: number ?? '' })}
          onClick={onPayOut}
          sx={{ minHeight: 44 }}
        >
          {translate('buying.payOut')}
        </Button>
      )}
      {product && (
        <Button component={Link} to={`/product/${product.id}`} color="inherit" sx={{ minHeight: 44 }}>
          {product.state === 'concept' ? translate('buying.conceptOf', { title: product.title }) : product.title}
        </Button>
      )}
      {!product && !soldAt && (
        <Button
          variant="outlined"
          aria-label={translate('buying.toProductOf', { number: number ?? '' })}
          onClick={onBecome}
          sx={{ minHeight: 44 }}
        >
          {translate('buying.toProduct')}
        </Button>
      )}
      {showsPhotos && <PurchasePhotos id={id} number={number ?? ''} />}
    </Box>
  )
}
