import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { CustomersAlikeDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { FoundCustomers } from './FoundCustomers'
import type { PartProps } from './PartProps'

/** Fewer letters or digits say too little about somebody. */
const fewestSigns = { name: 3, phoneNumber: 6, email: 6 }

/** Known customers whom the new one may be, before the same person is added a second time; nothing without any. */
export function KnownAlready({ draft: { newCustomer }, change }: PartProps) {
  const { translate } = useTranslation()
  const given = (name: keyof typeof fewestSigns) => {
    const text = newCustomer[name].trim()
    return text.length < fewestSigns[name] ? null : text
  }
  const typed = JSON.stringify({ name: given('name'), phoneNumber: given('phoneNumber'), email: given('email') })
  const asked = useDebounced(typed)
  const variables: Record<keyof typeof fewestSigns, string | null> = JSON.parse(asked)
  const { data } = useQuery({
    queryKey: ['intake', 'customersAlike', asked],
    queryFn: ({ signal }) => askServer({ query: CustomersAlikeDocument, variables, signal }),
    enabled: Object.values(variables).some((text) => text !== null),
    gcTime: 0,
  })
  const alike = data?.customersAlike ?? []
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {alike.length > 0 && (
        <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
          <Box sx={{ mb: 1 }}>{translate('intake.knownAlready')}</Box>
          <FoundCustomers
            customers={alike.map((each) => ({
              ...each,
              email: each.email ?? null,
              phoneNumber: each.phoneNumber ?? null,
            }))}
            onChoose={(customer) => change({ customer, device: null, isNewDevice: false })}
          />
        </Alert>
      )}
    </Box>
  )
}
