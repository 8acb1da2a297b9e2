import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import {
  BusyNetworksDocument,
  type BusyNetworksQuery,
  CancelFromNetworkDocument,
  ConfirmsByMailDocument,
} from '../../generated/graphql'
import { ActionLine, ActionLines, LineDetail } from '../../kernel/components/ActionLines'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatTime } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ConfirmByMail, isAsked } from './ConfirmByMail'
import { DashboardSection } from './DashboardSection'
import { useDashboardCall } from './useDashboardCall'

type BusyNetwork = BusyNetworksQuery['busyNetworks'][number]

const kinds = ['appointments', 'reservations', 'photos', 'guesses', 'passwords'] as const

/** Networks from which more came in the last hour than is usual; nothing where there are none and nobody has to confirm by mail. */
export function BusyNetworks() {
  const { translate } = useTranslation()
  const part = useDashboardCall('busyNetworks', { query: BusyNetworksDocument })
  const [cancelled, setCancelled] = useState<BusyNetwork | null>(null)
  const setting = useDashboardCall('confirmsByMail', { query: ConfirmsByMailDocument })
  const asked = setting.data?.shopSettings
  // Most shops never see it: it takes no place while it loads.
  if (!part.isFailed && !part.data?.busyNetworks.length && !(asked && isAsked(asked))) return null
  const isSwitchAlone = part.data?.busyNetworks.length === 0
  return (
    <DashboardSection title={translate(isSwitchAlone ? 'confirmByMail.title' : 'busyNetworks.title')} part={part}>
      {({ busyNetworks }) => (
        <>
          {busyNetworks.length > 0 && <Alert severity="warning">{translate('busyNetworks.intro')}</Alert>}
          <ActionLines>
            {busyNetworks.map((each) => (
              <BusyNetworkLine key={each.network} network={each} onCancel={() => setCancelled(each)} />
            ))}
          </ActionLines>
          {asked && <ConfirmByMail setting={asked} isTitled={!isSwitchAlone} onDone={setting.retry} />}
          {cancelled && <CancelDialog network={cancelled} onDone={part.retry} onClose={() => setCancelled(null)} />}
        </>
      )}
    </DashboardSection>
  )
}

function BusyNetworkLine({ network, onCancel }: { network: BusyNetwork; onCancel: () => void }) {
  const { translate, language } = useTranslation()
  const { width, firstAt, lastAt, openAppointments, openReservations } = network
  const counts = kinds
    .filter((kind) => network[kind] > 0)
    .map((kind) => translate(`busyNetworks.${kind}`, { count: network[kind] }))
  return (
    <ActionLine
      actions={
        openAppointments + openReservations > 0 && (
          <Button variant="outlined" color="error" onClick={onCancel}>
            {translate('busyNetworks.cancel')}
          </Button>
        )
      }
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {counts.join(', ')}
      </Box>
      <LineDetail>
        {translate(`busyNetworks.${width}`, {
          first: formatTime(firstAt, language),
          last: formatTime(lastAt, language),
        })}
      </LineDetail>
    </ActionLine>
  )
}

interface CancelDialogProps {
  network: BusyNetwork
  onDone(): void
  onClose(): void
}

/** Says what is cancelled, and that it is mailed, before it happens. */
function CancelDialog({ network, onDone, onClose }: CancelDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const countsOf = (appointments: number, reservations: number) =>
    [
      appointments > 0 && translate('busyNetworks.appointments', { count: appointments }),
      reservations > 0 && translate('busyNetworks.reservations', { count: reservations }),
    ]
      .filter((text) => text !== false)
      .join(', ') || translate('busyNetworks.nothing')

  async function cancel() {
    setBusy(true)
    setFailure(null)
    try {
      const { cancelFromNetwork: counts } = await askServer({
        query: CancelFromNetworkDocument,
        variables: { network: network.network },
      })
      const what = countsOf(counts.appointments, counts.reservations)
      notify(translate('busyNetworks.cancelled', { what }), { type: 'success' })
      onDone()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('busyNetworks.confirm.title')}
      submit={translate('busyNetworks.cancel')}
      cancel={translate('busyNetworks.confirm.keep')}
      isDangerous
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {translate('busyNetworks.confirm.what', {
          what: countsOf(network.openAppointments, network.openReservations),
        })}
      </p>
      {network.width !== 'narrow' && <p>{translate('busyNetworks.confirm.neighbours')}</p>}
      <p>{translate('busyNetworks.confirm.mails')}</p>
    </FormDialog>
  )
}
