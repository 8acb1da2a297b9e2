import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import type { SwitchedContents, Switches } from './SwitchedContents.js'

/** The field of the settings by which a part of the product is switched. */
export type ShopPart = Extract<keyof ShopSettings, `uses${string}`>

/** Every part that a shop may do without, in the order of its form. */
export const shopPartNames = fieldsOf(ShopSettings)
  .map(({ name }) => name)
  .filter((name): name is ShopPart => name.startsWith('uses'))

let registered: readonly Switches[] = []

/** Registers what of each feature goes away with a part. @throws Error for a switch that the settings do not have */
export function registerSwitches(ofFeatures: readonly Switches[]): void {
  for (const name of ofFeatures.flatMap((switches) => Object.keys(switches))) {
    if (!shopPartNames.some((part) => part === name)) {
      throw new Error(`A feature hangs on ${name}, which is no field of ShopSettings.`)
    }
  }
  registered = ofFeatures
}

/** What goes away with a part, of each feature. */
export function contentsOf(part: ShopPart): readonly SwitchedContents[] {
  return registered.flatMap((switches) => switches[part] ?? [])
}

/** The part without which another is nothing. */
export function partAround(part: ShopPart): ShopPart | undefined {
  return contentsOf(part).find(({ within }) => within)?.within as ShopPart | undefined
}
