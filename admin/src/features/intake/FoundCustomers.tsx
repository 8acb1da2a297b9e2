import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface FoundCustomer {
  id: number
  name: string
  company?: string | null
  phoneNumber: string | null
  email: string | null
}

interface FoundCustomersProps<Customer> {
  customers: readonly Customer[]
  onChoose: (customer: Customer) => void
}

/** The customers that a search has found, to choose one of; nothing without any. */
export function FoundCustomers<Customer extends FoundCustomer>({ customers, onChoose }: FoundCustomersProps<Customer>) {
  const { translate } = useTranslation()
  if (customers.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate('intake.found')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
    >
      {customers.map((customer) => (
        <li key={customer.id}>
          <Button
            fullWidth
            variant="outlined"
            color="inherit"
            onClick={() => onChoose(customer)}
            sx={{ minHeight: 48, display: 'block', textAlign: 'left', borderColor: 'divider' }}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {customer.name}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[customer.company, customer.phoneNumber, customer.email].filter(Boolean).join(' · ')}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  )
}
