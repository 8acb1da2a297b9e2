import { defineChoice } from '../fields/Choice.js'

export const deviceKinds = defineChoice(
  'DeviceKind',
  [
    'laptop',
    'desktop',
    'all-in-one',
    'phone',
    'tablet',
    'console',
    'monitor',
    'printer',
    'storage',
    'network',
    'other',
  ],
  'The kinds of device that people bring.',
)
