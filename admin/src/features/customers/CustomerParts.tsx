import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DevicesOfDocument, MailsToDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { formatInstant } from '../../kernel/format/formatValue'
import { customerParameter } from '../../kernel/generate/CreateScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { mayRead } from '../../kernel/rights/rights'

/** The devices of a customer, and the way to a new one. */
export function CustomerDevices({ id }: { id: number }) {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'devices', id],
    queryFn: ({ signal }) => askServer({ query: DevicesOfDocument, variables: { customer: id }, signal }),
  })
  const devices = data?.devices?.items ?? []
  return (
    <PagePart
      title={translate('customer.devices')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && devices.length === 0 ? translate('customer.noDevices') : undefined}
      tools={
        <Button
          component={Link}
          to={`/device/create?${customerParameter}=${id}`}
          color="inherit"
          variant="outlined"
          startIcon={<Icon name="plus" />}
          sx={{ minHeight: 44 }}
        >
          {translate('customer.newDevice')}
        </Button>
      }
    >
      <PageRows>
        {devices.map((device) => (
          <li key={device.id}>
            <Box component={Link} to={`/device/${device.id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
              {device.name}
            </Box>
            {device.serialNumber && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{device.serialNumber}</Box>
            )}
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}

/** The latest mails to a customer, and whether they left. */
export function CustomerMails({ email }: { email: string }) {
  const { translate, language } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'mails', email],
    enabled: mayRead('outgoingMail'),
    queryFn: ({ signal }) => askServer({ query: MailsToDocument, variables: { address: email }, signal }),
  })
  const mails = (data?.mails?.items ?? []).filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase())
  return (
    <PagePart
      title={translate('customer.mails')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && mails.length === 0 ? translate('customer.noMails') : undefined}
    >
      <PageRows>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Box component={Link} to={`/outgoingMail/${mail.id}/show`} sx={{ color: 'text.primary' }}>
              {mail.subject}
            </Box>
            <Box sx={{ color: mail.lastError && !mail.sentAt ? 'error.main' : 'text.secondary', fontSize: '0.875rem' }}>
              {[
                formatInstant(mail.createdAt, language),
                translate(
                  mail.sentAt ? 'customer.mailSent' : mail.lastError ? 'customer.mailFailed' : 'customer.mailQueued',
                ),
              ].join(' · ')}
            </Box>
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}
