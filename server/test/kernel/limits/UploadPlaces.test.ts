import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { networksOf } from '../../../src/kernel/limits/networks.js'
import { UploadPlaces } from '../../../src/kernel/limits/UploadPlaces.js'

/** Whether there is a place at once; it is given back. */
async function hasPlace(places: UploadPlaces, address: string, code?: string): Promise<boolean> {
  const place = await Promise.race([places.take(networksOf(address), code), wait(20, null)])
  place?.()
  return place !== null
}

describe('places for uploads', () => {
  it('[Y8] a subscriber takes two of them, whatever addresses he has', async () => {
    const places = new UploadPlaces(6)
    const taken = ['2001:db8:7:1::1', '2001:db8:7:2::1'].map((address) => places.take(networksOf(address)))
    const [first] = await Promise.all(taken)
    expect(await hasPlace(places, '2001:db8:7:3::1')).toBe(false)
    expect(await hasPlace(places, '2001:db8:8::1')).toBe(true)
    first?.()
    // The one that waited has it now.
    expect(await hasPlace(places, '2001:db8:7:4::1')).toBe(false)
  })

  it('[Y8] so does a secret address, from wherever it is used', async () => {
    const places = new UploadPlaces(6)
    await places.take(networksOf('203.0.113.1'), 'abc')
    await places.take(networksOf('198.51.100.1'), 'abc')
    expect(await hasPlace(places, '192.0.2.1', 'abc')).toBe(false)
    expect(await hasPlace(places, '192.0.2.1', 'def')).toBe(true)
  })

  it('[Y8] who waits gets the next one that is given back', async () => {
    const places = new UploadPlaces(2)
    const first = await places.take(networksOf('203.0.113.1'))
    await places.take(networksOf('198.51.100.1'))
    const waiting = places.take(networksOf('192.0.2.1'))
    first()
    expect(await Promise.race([waiting, wait(100, null)])).not.toBeNull()
  })
})
