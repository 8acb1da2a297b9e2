import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { OpenItemsDocument, type OpenItemsQuery } from '../../generated/graphql'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import { DashboardSection } from './DashboardSection'
import { GlanceList } from './GlanceList'
import { useDashboardCall } from './useDashboardCall'

type Items = OpenItemsQuery['openItems'][number]

/** What customers still have to pay, by how late it is; each line leads to its invoices. */
export default function ToBePaid() {
  const { translate, language } = useTranslation()
  const part = useDashboardCall('openItems', { query: OpenItemsDocument })
  return (
    <DashboardSection title={translate('toBePaid.title')} part={part}>
      {({ openItems, onlinePayments, unbooked, onlinePaymentSetup }) => {
        const online = (
          <>
            {onlinePaymentSetup.isRefused && <Alert severity="error">{translate('onlinePayments.keyRefused')}</Alert>}
            {unbooked.total > 0 && (
              <Box component={Link} to="/till" sx={{ ...link, display: 'block' }}>
                {translate('toBePaid.unbooked', { count: unbooked.total })}
              </Box>
            )}
            {onlinePayments.total > 0 && (
              <Box component={Link} to={filteredList('onlinePayment', { isRefundDue: true })} sx={link}>
                {translate('toBePaid.refunds', { count: onlinePayments.total })}
              </Box>
            )}
          </>
        )
        const open = openItems.filter(({ count }) => count > 0)
        if (open.length === 0)
          return (
            <>
              {online}
              <p>{translate('toBePaid.nothing')}</p>
            </>
          )
        const total = open.reduce((sum, { amount }) => sum + amount, 0)
        return (
          <>
            {online}
            <GlanceList
              label={translate('toBePaid.title')}
              lines={open.map((items) => ({
                key: items.age ?? -1,
                to: filteredList('invoice', filterOf(items)),
                title: translate(items.age === null ? 'toBePaid.notDue' : `toBePaid.age.${ageOf(items)}`),
                detail: translate('toBePaid.count', { count: items.count }),
                end: <Box sx={{ color: 'text.primary', fontWeight: 600 }}>{formatMoney(items.amount, language)}</Box>,
              }))}
            />
            <Box component={Link} to={filteredList('invoice', isOpen)} sx={link}>
              {translate('toBePaid.all', { amount: formatMoney(total, language) })}
            </Box>
          </>
        )
      }}
    </DashboardSection>
  )
}

const link = { color: 'primary.main', display: 'inline-block', py: 1.25 }

const isOpen = { status: 'issued', openAmountFrom: 0.01 }

function filterOf({ dueFrom, dueTo }: Items) {
  return { ...isOpen, ...(dueFrom && { dueOnFrom: dueFrom }), ...(dueTo && { dueOnTo: dueTo }) }
}

function ageOf({ age }: Items) {
  return (age ?? 0) as 0 | 14 | 30 | 60
}
