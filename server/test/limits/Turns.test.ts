import { describe, expect, it } from '@jest/globals'
import { Turns } from '../../src/limits/Turns.js'

/** Turns of one at a time, and the order in which whose work was done. */
function turnsOf(mostWaiting: number) {
  const turns = new Turns({ atOnce: 1, mostWaiting })
  const served: string[] = []
  const refused: string[] = []
  const ask = (who: string, name = who) =>
    turns
      .take(async () => void served.push(name), who)
      .catch(({ code }: { code: string }) => void refused.push(`${name} ${code}`))
  return { turns, served, refused, ask }
}

describe('work that waits for its turn', () => {
  it('[X6] is done in rotation, whoever asked most', async () => {
    const { served, ask } = turnsOf(50)
    await Promise.all([...'aaaaa'].map((who) => ask(who)).concat(ask('b'), ask('c'), ask('b')))
    expect(served.join('')).toBe('aabcabaa')
  })

  it('[X6] is refused to who has most waiting when there is no more room, its latest first', async () => {
    const { served, refused, ask } = turnsOf(3)
    await Promise.all([
      ask('a', 'a0'),
      ask('a', 'a1'),
      ask('a', 'a2'),
      ask('a', 'a3'),
      ask('a', 'a4'),
      ask('b'),
      ask('c'),
    ])
    expect(refused).toEqual(['a4 UNAVAILABLE', 'a3 UNAVAILABLE', 'a2 UNAVAILABLE'])
    expect(served).toEqual(['a0', 'a1', 'b', 'c'])
  })

  it('[X6] is refused to a newcomer when nobody has more waiting than one', async () => {
    const { turns, served, refused, ask } = turnsOf(2)
    await Promise.all(['a', 'b', 'c', 'd'].map((who) => ask(who)))
    expect([served, refused]).toEqual([['a', 'b', 'c'], ['d UNAVAILABLE']])
    expect(turns.isIdle).toBe(true)
  })
})
