import { describe, expect, it } from '@jest/globals'
import { differences } from '../src/kernel/generate/conflict/differences'
import { catalogue } from './shopFixture'

const page = catalogue.entity('page').fields
const text = (title: string, words: string) => ({ __type: 'text', title, text: `<p>${words}</p>` })

/** The paths in Dutch, with a number for each block. */
function found(one: object, other: object): string[] {
  return differences(catalogue, page, { ...one }, { ...other }).map(({ path, one: left, other: right, field }) => {
    const steps = path.map((step) =>
      'index' in step ? `${step.label?.nl ?? ''}${step.index + 1}` : step.nl.replace(' (nl)', ''),
    )
    return `${steps.join(' > ')}${field ? '' : left ? ' -' : right ? ' +' : ''}`
  })
}

describe('in what two versions of a record differ', () => {
  it('[E31] is nothing where they hold the same', () => {
    expect(found({ title: 'A', blocks: [text('B', 'C')] }, { title: 'A', blocks: [text('B', 'C')] })).toEqual([])
  })

  it('[E31] is told by field, and within a block by the field of the block', () => {
    const one = { title: 'A', blocks: [text('B', 'C'), text('D', 'E')] }
    const other = { title: 'Z', blocks: [text('B', 'C'), text('D', 'F')] }
    expect(found(one, other)).toEqual(['title', 'blocks > Tekst2 > text'])
  })

  it('[E31] is one block where one was put between others', () => {
    const [first, last] = [text('B', 'C'), text('D', 'E')]
    expect(found({ blocks: [first, last] }, { blocks: [first, text('New', '!'), last] })).toEqual(['blocks > Tekst2 +'])
    expect(found({ blocks: [first, last] }, { blocks: [last] })).toEqual(['blocks > Tekst1 -'])
  })

  it('[E31] is both blocks where one kind took the place of another', () => {
    expect(found({ blocks: [text('B', 'C')] }, { blocks: [{ __type: 'card', title: 'B', cards: [] }] })).toEqual([
      'blocks > Tekst1 -',
      'blocks > Kaarten1 +',
    ])
  })

  it('[E31] is told by the item of a list', () => {
    const card = (title: string) => ({ title, image: null, icon: null })
    const blocks = (title: string) => [{ __type: 'card', title: 'B', cards: [card('x'), card(title), card('z')] }]
    expect(found({ blocks: blocks('y') }, { blocks: blocks('w') })).toEqual(['blocks > Kaarten1 > cards > 2 > title'])
  })
})
