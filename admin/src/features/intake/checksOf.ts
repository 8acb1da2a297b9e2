import { type CheckedPoint, type ListedPoint, pointsFor } from '@shop/server/checkList'
import type { IntakeDraft } from './IntakeDraft'

type Chosen = Pick<IntakeDraft, 'kind' | 'device' | 'isNewDevice' | 'newDevice' | 'checks'>

/**
 * The points that the device of an intake is looked over by, with what was said of them; none for a new PC, which is yet to
 * be built, and as long as no device is chosen.
 */
export function checksOf({ kind, device, isNewDevice, newDevice, checks }: Chosen, listed: readonly ListedPoint[]) {
  const of = device ? device.kind : isNewDevice ? newDevice.kind : undefined
  if (kind !== 'statusRepair' || of === undefined) return []
  const said = new Map(checks.map((check) => [check.nameNl, check]))
  return pointsFor(listed, of).map((point): CheckedPoint => said.get(point.nameNl) ?? point)
}
