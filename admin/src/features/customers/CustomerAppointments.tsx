import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AppointmentsOfDocument, type CustomerAppointmentFragment } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { kindTitle } from '../appointments/appointmentWords'
import { StateMark } from '../appointments/StateMark'

interface CustomerAppointmentsProps {
  id: number
  /** Empty where there is none. */
  email: string
}

/** The appointments of a customer, those to come first, also those made without a login under the same e-mail address. */
export function CustomerAppointments({ id, email }: CustomerAppointmentsProps) {
  const { translate, language } = useTranslation()
  const isInUse = useManaged().entities.some((each) => each.name === 'appointment' && each.isInUse)
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'appointments', id, email],
    queryFn: ({ signal }) => askServer({ query: AppointmentsOfDocument, variables: { customer: id, email }, signal }),
    enabled: isInUse,
  })
  if (!isInUse) return null
  const appointments = data ? allOf(data.ofCustomer.items, data.byEmail.items, email) : []
  return (
    <PagePart
      title={translate('agenda.ofCustomer')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && appointments.length === 0 ? translate('agenda.ofCustomerNone') : undefined}
    >
      <PageRows>
        {appointments.map(({ id: appointment, startsAt, state, kind }) => (
          <li key={appointment}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <Box
                component={Link}
                to={`/agenda?afspraak=${appointment}`}
                sx={{
                  color: 'text.primary',
                  fontWeight: 600,
                  py: 0.5,
                  textDecorationLine: state === 'cancelled' ? 'underline line-through' : undefined,
                }}
              >
                {formatInstant(startsAt, language)}
              </Box>
              <StateMark state={state} />
            </Box>
            <div>{kindTitle(kind, language)}</div>
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}

/** The search finds the address within a longer one or a remark, too. */
function allOf(
  own: readonly CustomerAppointmentFragment[],
  found: readonly CustomerAppointmentFragment[],
  email: string,
): CustomerAppointmentFragment[] {
  const byEmail = found.filter(({ emailAddress }) => emailAddress?.toLowerCase() === email.toLowerCase())
  const all = new Map([...own, ...byEmail].map((each) => [each.id, each]))
  const inOrder = [...all.values()].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const now = new Date().toISOString()
  const isOver = ({ endsAt }: CustomerAppointmentFragment) => endsAt <= now
  return [...inOrder.filter((each) => !isOver(each)), ...inOrder.filter(isOver).reverse()]
}
