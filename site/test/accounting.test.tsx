import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AccountingScreen } from '../src/features/accounting/AccountingScreen'
import type { AccountingData } from '../src/features/accounting/loadAccounting'
import { renderAt } from './renderAt'

const file = {
  id: 3,
  name: 'verkopen.csv',
  type: 'csv',
  bytes: 48_200,
  uploadedAt: '2026-10-04T08:00:00.000Z',
  url: '/api/accountant-download/1/files/3',
} as const

describe('the accounting screen', () => {
  const show = (download: AccountingData['download'], address = '/boekhouding') =>
    renderAt(address, <AccountingScreen />, { screenData: { kind: 'accounting', download } as never })

  it('[D2] lists the files with what they are, each to be downloaded', () => {
    show({ title: 'Derde kwartaal', description: null, updatedAt: file.uploadedAt, files: [file] })
    expect(screen.getByRole('heading', { name: 'Derde kwartaal' })).toBeTruthy()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /verkopen\.csv/ })
    expect(link.getAttribute('href')).toBe(file.url)
    expect(link.textContent).toContain('CSV · 48 kB · 4 oktober 2026')
  })

  it.each([
    ['/boekhouding', 'Er staan nog geen stukken klaar.'],
    ['/boekhouding?language=en', 'There are no documents yet.'],
  ])('[D2] says at %s that there is nothing yet', (address, words) => {
    show(null, address)
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
  })
})
