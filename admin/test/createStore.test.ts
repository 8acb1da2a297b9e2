import { afterEach, describe, expect, it } from '@jest/globals'
import { createStore } from '../src/start/createStore'

afterEach(() => localStorage.clear())

function open(account: number) {
  const store = createStore(account, { locale: 'nl' })
  store.setup()
  return store
}

describe('what the screens remember', () => {
  it('keeps what somebody arranged for their account, and nothing else', () => {
    const store = open(1)
    store.setItem('kept:columns:page', ['menuTitle'])
    store.setItem('page.listParams', { page: 3 })
    const later = open(1)
    expect(later.getItem('kept:columns:page')).toEqual(['menuTitle'])
    expect(later.getItem('page.listParams')).toBeUndefined()
    expect(later.getItem('locale')).toBe('nl')
    expect(open(2).getItem('kept:columns:page')).toBeUndefined()
  })

  it('begins anew where the browser holds something else', () => {
    localStorage.setItem('back-office-1', 'geen JSON')
    expect(open(1).getItem('kept:columns:page')).toBeUndefined()
  })
})
