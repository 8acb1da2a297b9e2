import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { SellersAtCounterDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { MethodChoice } from '../billing/MethodChoice'
import { DraftField } from '../intake/DraftField'
import { FoundCustomers } from '../intake/FoundCustomers'
import { IntakePart } from '../intake/IntakePart'
import { type Purchase, withSeller } from './Purchase'

const papers = ['identity_card', 'passport', 'driving_licence', 'residence_permit'] as const
const shortestSearch = 3

interface SellerPartProps {
  purchase: Purchase
  change: (values: Partial<Purchase>) => void
  faults: Record<string, string>
  isFirst: boolean
}

/** Who sells: typed, or a customer whom the shop knows by the name; and which paper was shown. */
export function SellerPart({ purchase, change, faults, isFirst }: SellerPartProps) {
  const { translate } = useTranslation()
  const text = useDebounced(purchase.sellerName.trim())
  const isSearched = purchase.customer === null && text.length >= shortestSearch
  const { data } = useQuery({
    queryKey: ['buying', 'sellers', text],
    queryFn: ({ signal }) => askServer({ query: SellersAtCounterDocument, variables: { search: text }, signal }),
    enabled: isSearched,
    gcTime: 0,
  })
  const known = (isSearched && data?.customers.items) || []
  const field = (name: 'sellerAddress' | 'sellerPostalCode' | 'sellerCity', label: string) => ({
    ...{ label, value: purchase[name], required: true, autoComplete: 'off', fault: faults[name] },
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <IntakePart title={translate('buying.seller')}>
      <DraftField
        label={translate('buying.name')}
        required
        autoComplete="off"
        autoFocus={isFirst}
        value={purchase.sellerName}
        onChange={(sellerName) => change({ sellerName, customer: null })}
        fault={faults.sellerName ?? faults.customer}
      />
      <FoundCustomers customers={known} onChoose={(seller) => change(withSeller(purchase, seller))} />
      <DraftField {...field('sellerAddress', translate('buying.address'))} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr' } }}>
        <DraftField {...field('sellerPostalCode', translate('buying.postalCode'))} />
        <DraftField {...field('sellerCity', translate('buying.city'))} />
      </Box>
      <MethodChoice
        title={translate('buying.paper')}
        choices={papers.map((value) => ({ value, label: translate(`buying.paper.${value}`) }))}
        value={purchase.identityPaper}
        onChange={(identityPaper) => change({ identityPaper })}
      />
      {faults.identityPaper && <Box sx={{ color: 'error.main' }}>{faults.identityPaper}</Box>}
      <Box sx={{ color: 'text.secondary' }}>{translate('buying.paperHelp')}</Box>
    </IntakePart>
  )
}
