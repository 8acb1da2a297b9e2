import type { DeviceKind } from '@shop/server/priceFinder'
import { FaultList } from './FaultList'
import { FaultSigns } from './FaultSigns'
import type { Fault } from './loadPriceFinder'

/** The faults of a device under the groups of the shop, in the order of the faults; those of no group come last. */
export function FaultGroups({ faults, device }: { faults: readonly Fault[]; device: DeviceKind }) {
  const groups = new Map<string, Fault[]>()
  for (const fault of faults) {
    const title = fault.group?.title ?? ''
    groups.set(title, [...(groups.get(title) ?? []), fault])
  }
  const inOrder = [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''))
  return inOrder.map(([title, ofGroup]) => (
    <section key={title}>
      {title !== '' && <h2>{title}</h2>}
      <FaultList faults={ofGroup} device={device} Above={FaultSigns} />
    </section>
  ))
}
