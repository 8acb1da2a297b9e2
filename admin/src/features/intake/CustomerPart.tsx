import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { CustomersAtCounterDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { ChosenOne } from './ChosenOne'
import { DraftField } from './DraftField'
import { FoundCustomers } from './FoundCustomers'
import type { KnownCustomer } from './IntakeDraft'
import { IntakePart } from './IntakePart'
import { JobReference } from './JobReference'
import { KnownAlready } from './KnownAlready'
import { NewCustomer } from './NewCustomer'
import type { PartProps } from './PartProps'

const shortestSearch = 2

/** Who brings the device: found by name, phone number or e-mail address, or new. */
export function CustomerPart(props: PartProps) {
  const { translate } = useTranslation()
  const { draft, change, faults } = props
  const { customer, isNewCustomer } = draft
  const noDevice = { device: null, isNewDevice: false }
  return (
    <IntakePart title={translate('intake.customer')}>
      {faults.customer && <Alert severity="error">{faults.customer}</Alert>}
      {customer && (
        <ChosenOne
          name={customer.name}
          detail={detailOf(customer)}
          onChange={() => change({ customer: null, ...noDevice })}
        />
      )}
      {customer && (customer.company || draft.reference) && <JobReference {...props} />}
      {!customer && isNewCustomer && <KnownAlready {...props} />}
      {!customer && isNewCustomer && <NewCustomer {...props} />}
      {!customer && !isNewCustomer && <CustomerSearch {...props} />}
    </IntakePart>
  )
}

function detailOf({ company, phoneNumber, email }: KnownCustomer): string {
  return [company, phoneNumber, email].filter(Boolean).join(' · ')
}

function CustomerSearch({ draft: { search, newCustomer }, change }: PartProps) {
  const { translate } = useTranslation()
  const text = useDebounced(search.trim())
  const isWorthwhile = text.length >= shortestSearch
  const { data, isError, refetch } = useQuery({
    queryKey: ['intake', 'customers', text],
    queryFn: ({ signal }) => askServer({ query: CustomersAtCounterDocument, variables: { search: text }, signal }),
    enabled: isWorthwhile,
    gcTime: 0,
  })
  const found = (isWorthwhile && data?.customers.items) || []
  const isNumber = /^[\d\s+()./-]+$/.test(search)
  const addNew = () => {
    const typed = search.includes('@') ? 'email' : isNumber && search.trim() !== '' ? 'phoneNumber' : 'name'
    change({ isNewCustomer: true, isNewDevice: true, newCustomer: { ...newCustomer, [typed]: search.trim() } })
  }

  return (
    <>
      <DraftField
        label={translate('intake.search')}
        type="search"
        autoComplete="off"
        autoFocus
        value={search}
        onChange={(value) => change({ search: value })}
      />
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isWorthwhile && data?.customers.total === 0 && translate('intake.noneFound', { search: text })}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      <FoundCustomers customers={found} onChoose={(customer) => change({ customer, search: '', device: null })} />
      <Box>
        <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={addNew} sx={{ minHeight: 44 }}>
          {translate('intake.newCustomer')}
        </Button>
      </Box>
    </>
  )
}
