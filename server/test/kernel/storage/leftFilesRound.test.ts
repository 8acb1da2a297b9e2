import { expect, it } from '@jest/globals'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { leftFilesRound } from '../../../src/kernel/storage/leftFilesRound.js'

it('[Y102] looks for files left behind in every place, until the shop stops', async () => {
  const swept: string[] = []
  const stopped = new AbortController()
  const place = (name: string, then = () => {}) => ({
    async sweep() {
      swept.push(name)
      then()
    },
  })
  const settings = readSettings({ NODE_ENV: 'test', TIME_ZONE: 'America/New_York' })
  const places = {
    downloads: place('downloads'),
    jobPhotos: place('jobs'),
    messagePhotos: place('messages'),
    boughtItemPhotos: place('purchases'),
    invoiceFiles: place('invoices'),
  }
  const round = leftFilesRound({ settings, ...places })
  expect(round.schedule).toEqual({ at: { hour: 4, minute: 30, timeZone: 'America/New_York' } })
  await round.run(stopped.signal, new Date())
  expect(swept).toEqual(['downloads', 'jobs', 'messages', 'purchases', 'invoices'])
  const stopping = leftFilesRound({ settings, ...places, downloads: place('downloads', () => stopped.abort()) })
  await expect(stopping.run(stopped.signal, new Date())).rejects.toThrow()
  expect(swept).toHaveLength(6)
})
