import { defineChoice } from '../../kernel/fields/Choice.js'
import { type DeviceKind, devicePaths } from '../../kernel/shared/priceFinder.js'

export const deviceKinds = defineChoice(
  'DeviceKind',
  Object.keys(devicePaths) as DeviceKind[],
  'The kinds of device that people bring.',
)
