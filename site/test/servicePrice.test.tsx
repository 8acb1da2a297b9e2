import { beforeAll, describe, expect, it } from '@jest/globals'
import { Blocks } from '../src/features/pages/blocks/Blocks'
import { loadBlocks } from '../src/features/pages/blocks/loadBlocks'
import { blocks, service } from './blockFixtures'
import { renderAt } from './renderAt'

beforeAll(() => loadBlocks([blocks.ServiceBlock]))

describe('a list of services', () => {
  it.each([
    ['/nl', ['€ 35', 'vanaf € 49', '€ 49 tot € 79', 'Gratis', 'We kijken er eerst naar', undefined]],
    ['/en', ['€35', 'from €49', '€49 to €79', 'Free', 'We look at it first', undefined]],
  ] as const)('[X88] says on %s what each costs, where it does, and what is looked at first', (address, said) => {
    const costs = [
      { price: 35, priceTo: 35 },
      { price: 49, priceTo: null },
      { price: 49, priceTo: 79 },
      { price: 0, priceTo: 0 },
      { price: null, priceTo: null, deviceKinds: ['laptop' as const] },
      // Without an answer in the price finder a visitor reads nothing that nobody wrote.
      { price: null, priceTo: null },
    ]
    const services = costs.map((cost, index) => ({ ...service(index, `Dienst ${index}`), ...cost, group: null }))
    const { container } = renderAt(address, <Blocks blocks={[{ ...blocks.ServiceBlock, services }]} />)
    const shown = [...container.querySelectorAll('.service')].map((each) =>
      each.querySelector('.service__price')?.textContent?.replaceAll('\u00a0', ' '),
    )
    expect(shown).toEqual(said)
  })
})
