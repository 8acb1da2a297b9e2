import { describe, expect, it } from '@jest/globals'
import { ledgerRoles, numbersOf, usualAccounts, wrongLedgerNumbers } from '../../../src/kernel/shared/ledgerRoles.js'

const at = (account: string, number: string) => ({ account, number })

describe('[I16] ledger numbers', () => {
  it('[I16] are the usual ones but for those of the shop', () => {
    expect(numbersOf([at('debtors', '1399')])).toEqual({
      ...Object.fromEntries(ledgerRoles.map((role) => [role, usualAccounts[role].number])),
      debtors: '1399',
    })
  })

  it('[I16] two accounts are one only where they are of one kind', () => {
    const groups: string[][] = [
      ['bank', 'cardInTransit', 'onlineInTransit'],
      ['vatHigh', 'vatLow', 'vatOther'],
    ]
    const turnover = ledgerRoles.filter((role) => role.startsWith('turnover'))
    for (const one of ledgerRoles) {
      for (const other of ledgerRoles.filter((role) => role !== one)) {
        const mayShare = [...groups, turnover].some((group) => group.includes(one) && group.includes(other))
        const wrong = wrongLedgerNumbers([at(one, usualAccounts[other].number)])
        expect([one, other, wrong]).toEqual([one, other, mayShare ? [] : [{ index: 0, field: 'number' }]])
      }
    }
  })

  it('[I16] may change places, each account once, and are of digits', () => {
    expect(wrongLedgerNumbers([at('debtors', '1000'), at('cash', '1300')])).toEqual([])
    expect(wrongLedgerNumbers([at('debtors', '1301'), at('debtors', '1302')])).toEqual([{ index: 1, field: 'account' }])
    for (const number of ['', '13a0', '=1300', '13 00', '12345678901', '１３']) {
      expect(wrongLedgerNumbers([at('debtors', number)])).toEqual([{ index: 0, field: 'number' }])
    }
    expect(wrongLedgerNumbers([at('debtors', '0130000000')])).toEqual([])
  })
})
