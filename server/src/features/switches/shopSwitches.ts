import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import type { SwitchedContents, Switches } from './SwitchedContents.js'

/** The field of the settings by which something of the product is switched. */
export type ShopSwitch = Extract<keyof ShopSettings, `uses${string}`>

/** Every switch of what a shop may do without, in the order of its form. */
export const shopSwitchNames = fieldsOf(ShopSettings)
  .map(({ name }) => name)
  .filter((name): name is ShopSwitch => name.startsWith('uses'))

let registered: readonly Switches[] = []

/** Registers what of each feature goes away with a switch. @throws Error for a switch that the settings do not have */
export function registerSwitches(ofFeatures: readonly Switches[]): void {
  for (const name of ofFeatures.flatMap((switches) => Object.keys(switches))) {
    if (!shopSwitchNames.some((each) => each === name)) {
      throw new Error(`A feature hangs on ${name}, which is no field of ShopSettings.`)
    }
  }
  registered = ofFeatures
}

/** What goes away with a switch, of each feature. */
export function contentsOf(name: ShopSwitch): readonly SwitchedContents[] {
  return registered.flatMap((switches) => switches[name] ?? [])
}

/** The switch without which another is nothing. */
export function switchAround(name: ShopSwitch): ShopSwitch | undefined {
  return contentsOf(name).find(({ within }) => within)?.within as ShopSwitch | undefined
}
