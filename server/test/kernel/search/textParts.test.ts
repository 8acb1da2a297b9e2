import { describe, expect, it } from '@jest/globals'
import { beginningsOf, ngramsOf } from '../../../src/kernel/search/ngrams.js'

describe('parts of texts', () => {
  const isFound = (text: string, term: string) => {
    const parts = [...ngramsOf([text])]
    return beginningsOf(term).every((beginning) => parts.some((part) => part.startsWith(beginning)))
  }

  it('[G3] every part of a text is the beginning of one, whatever its length', () => {
    const text = 'Laptopreparatie à la minute:\n  LENOVO\tThinkPad X1, nr. 12-ÀÉ/7 😀 klaar'
    const signs = Array.from(text)
    for (let from = 0; from < signs.length; from++) {
      for (let to = from + 1; to <= signs.length; to++) {
        const term = signs.slice(from, to).join('')
        if (term.trim() !== '') expect([term, isFound(text, term)]).toEqual([term, true])
      }
    }
  })

  it('[G3] what is not in a text is not found in it, when its beginning or its end differ', () => {
    for (const term of ['reparaties', 'Laptop reparatie', 'een langere zin die er niet in staat']) {
      expect([term, isFound('Laptopreparatie', term)]).toEqual([term, false])
    }
  })
})
