import type { DeviceKind } from '@shop/server/priceFinder'
import type { DeviceKind as DeviceValue } from '../../generated/graphql'
import type { IconName } from '../../kernel/components/icons/Icon'

/** A value of the schema, which writes `all_in_one` for `all-in-one`. */
export function deviceKindOf(value: DeviceValue): DeviceKind {
  return value.replaceAll('_', '-') as DeviceKind
}

export const deviceIcons: Record<DeviceKind, IconName> = {
  laptop: 'new-laptop',
  desktop: 'new-computer',
  'all-in-one': 'desk',
  phone: 'old-phone',
  tablet: 'tablet',
  console: 'console',
  monitor: 'screen',
  printer: 'printer',
  storage: 'ssd-upgrade',
  network: 'network',
  other: 'question',
}
