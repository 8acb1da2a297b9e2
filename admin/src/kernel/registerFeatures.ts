import type { AdminFeature } from './AdminFeature'
import { registerStatusLooks } from './components/StatusChip'
import { registerScreens } from './managed/registeredScreens'
import { registerOwnScreens } from './navigation/ownScreens'
import { registerShortTitles } from './navigation/shortTitles'

/** Tells the kernel what the features bring, before anything is shown. */
export function registerFeatures(features: readonly AdminFeature[]): void {
  registerScreens(joined(features, 'entities'), joined(features, 'formScreens'))
  registerOwnScreens(features.flatMap(({ screens = [] }) => screens))
  registerShortTitles(joined(features, 'shortTitles'))
  registerStatusLooks(joined(features, 'statusLooks'))
}

type ByName = Exclude<keyof AdminFeature, 'screens'>

/** What all features have under names. @throws Error when two have the same name */
export function joined<Key extends ByName>(features: readonly AdminFeature[], key: Key): Required<AdminFeature>[Key] {
  const entries = features.flatMap((feature) => Object.entries(feature[key] ?? {}))
  const twice = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index)
  if (twice) throw new Error(`Two features have ${key} of ${twice[0]}`)
  return Object.fromEntries(entries) as Required<AdminFeature>[Key]
}
