import { describe, expect, it } from '@jest/globals'
import { holdsAddress, strangerTextFaults } from '../../../src/features/messages/strangerText.js'

describe('texts of strangers in mails', () => {
  it.each([
    'klant, je betaling is mislukt, betaal op https://betaal.example',
    'www.betalen-nu',
    'piet@example.com',
    'Betaal.nl',
    'Jan (bank.com)',
    'evil.bond/x',
    'hxxp://evil',
    'betaal。nl',
    'be\u200Btaal\u200B.nl',
    'J.de/x',
  ])('[Y5] %j holds an address', (text) => {
    expect(holdsAddress(text)).toBe(true)
  })

  it.each([
    'Anna',
    'J.P. de Vries',
    'J.de Vries',
    'mr.Jansen',
    'Th.Smit',
    "Van 't Hof-O'Brien",
    'Zoë Ł. Şahin',
    'Dhr. A. Bakker jr.',
  ])('[Y5] %j is a name', (text) => {
    expect(holdsAddress(text)).toBe(false)
  })

  it('[Y5] names every field at fault with its label', () => {
    const values = { name: 'www.x', address: 'Dorpsstraat 1', remark: 'www.x' }
    expect(strangerTextFaults('appointment', values, ['name', 'address'])).toEqual({
      name: [{ key: 'field.noAddress', values: { field: { owner: 'appointment', name: 'name' } } }],
    })
  })
})
