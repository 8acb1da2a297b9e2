import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type DeviceKind, DevicesAtCounterDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { Choices } from './Choices'
import { ChosenOne } from './ChosenOne'
import { DevicePast } from './DevicePast'
import { DraftField } from './DraftField'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'

/** Which device it is: one that the customer brought before, or a new one. */
export function DevicePart(props: PartProps) {
  const { translate } = useTranslation()
  const { draft, change, faults } = props
  const { customer, device, isNewDevice } = draft
  return (
    <IntakePart title={translate('intake.device')}>
      {faults.device && <Alert severity="error">{faults.device}</Alert>}
      {device && <ChosenOne name={device.name} onChange={() => change({ device: null, warranty: null })} />}
      {device && <DevicePast {...props} device={device.id} />}
      {!device && customer && !isNewDevice && <OwnDevices {...props} customer={customer.id} />}
      {!device && isNewDevice && <NewDevice {...props} />}
      {!device && !isNewDevice && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" />}
            onClick={() => change({ isNewDevice: true })}
            sx={{ minHeight: 44 }}
          >
            {translate('intake.newDevice')}
          </Button>
        </Box>
      )}
      {!device && isNewDevice && customer && (
        <Box>
          <Button onClick={() => change({ isNewDevice: false })} sx={{ minHeight: 44 }}>
            {translate('intake.knownDevice')}
          </Button>
        </Box>
      )}
    </IntakePart>
  )
}

function OwnDevices({ customer, draft, change }: PartProps & { customer: number }) {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['intake', 'devices', customer],
    queryFn: ({ signal }) => askServer({ query: DevicesAtCounterDocument, variables: { customer }, signal }),
    gcTime: 0,
  })
  const devices = data?.devices.items
  const hasNone = devices?.length === 0 && draft.kind === 'statusRepair'
  useEffect(() => {
    if (hasNone) change({ isNewDevice: true })
  }, [hasNone, change])
  if (isError) return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  if (!devices?.length) return null
  return (
    <Choices
      label={translate('intake.ownDevices')}
      options={devices.map(({ id, name, serialNumber }) => ({
        value: id,
        text: name,
        detail: serialNumber ?? undefined,
      }))}
      isChosen={() => false}
      onPress={(id) => {
        const chosen = devices.find((each) => each.id === id)
        if (chosen) change({ device: { id, name: chosen.name, kind: chosen.kind } })
      }}
    />
  )
}

const threeColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1fr' } }

function NewDevice({ draft: { newDevice }, change, faults }: PartProps) {
  const { localize } = useTranslation()
  const entity = useManaged().entity('device')
  const set = (values: Partial<typeof newDevice>) => change({ newDevice: { ...newDevice, ...values } })
  const labelOf = (name: string) => {
    const field = fieldNamed(entity, name)
    return field ? localize(field.label) : name
  }
  return (
    <>
      <Box sx={threeColumns}>
        <DraftField
          select
          label={labelOf('kind')}
          value={newDevice.kind}
          onChange={(kind) => set({ kind: kind as DeviceKind })}
          fault={faults['newDevice.kind']}
        >
          {fieldNamed(entity, 'kind')?.choices?.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {localize(label)}
            </MenuItem>
          ))}
        </DraftField>
        {(['brand', 'model'] as const).map((name) => (
          <DraftField
            key={name}
            label={labelOf(name)}
            autoComplete="off"
            value={newDevice[name]}
            onChange={(value) => set({ [name]: value })}
            fault={faults[`newDevice.${name}`]}
          />
        ))}
      </Box>
      <DraftField
        label={labelOf('serialNumber')}
        autoComplete="off"
        value={newDevice.serialNumber}
        onChange={(serialNumber) => set({ serialNumber })}
        fault={faults['newDevice.serialNumber']}
      />
    </>
  )
}
