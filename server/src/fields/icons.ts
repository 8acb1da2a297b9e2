import { defineChoice } from './Choice.js'

/** The specification names about fifty icons and shows these thirty-eight … */
const named = [
  'apk', 'cablemanagement', 'calendar', 'cheap', 'checkmark', 'clean', 'desk', 'diagnose', 'edit', 'envelope',
  'experience', 'fast', 'guarantee', 'invoice', 'lightbulb', 'malware', 'memory-upgrade', 'new-installation',
  'new-laptop', 'new-computer', 'old-phone', 'phone', 'professional', 'progress', 'puzzle', 'quality', 'recycle',
  'remote-help', 'repair', 'second-hand', 'security', 'sell', 'services', 'service-at-home', 'ssd-upgrade', 'star',
  'trash', 'wifi', 'wind',
] as const

/** … these twelve are ours. */
const own = [
  'backup', 'battery', 'camera', 'clock', 'data-recovery', 'fan', 'home-office', 'keyboard', 'network', 'printer',
  'screen', 'tablet',
] as const

export const icons = defineChoice('Icon', [...named, ...own], 'The fixed set of icons.')
