import { devices } from '../../../demo/content/devices.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { Device } from './Device.js'

/** The devices of customers. */
export async function loadDemoDevices(demo: Demo): Promise<void> {
  for (const { key, ...device } of devices) {
    const id = await loadRecord(demo, Device, device)
    demo.inputs.know(Device, key, { nl: id, en: id })
  }
}
