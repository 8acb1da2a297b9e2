import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'

const state = {
  isPlanned: true,
  succeededAt: new Date(Date.now() - 5 * 60 * 60 * 1000).toISOString(),
  failedAt: null,
  failureText: null,
  nextAt: '2031-01-11T02:30:00.000Z',
  warning: null,
  progress: null,
  place: 'folder',
  placeName: '/srv/shop/data/backups',
  retained: 7,
  retainedAsked: 3,
}
const copy = {
  name: 'shop-2031-01-10T02-30-00Z-planned.backup',
  madeAt: '2031-01-10T02:30:00.000Z',
  isPlanned: true,
  bytes: 123_456_789,
  rows: 900,
  images: 40,
  files: 3,
  missing: 1,
}

/** A server that answers by the operation's name; a function answers anew each time. */
function answer(byName: Record<string, object | (() => object)>) {
  const calls: { name: string; variables: unknown }[] = []
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}')) as { query?: string; variables?: unknown }
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    calls.push({ name, variables })
    const given = byName[name] ?? { data: name === 'ScheduledRounds' ? { rounds: [] } : {} }
    return new Response(JSON.stringify(typeof given === 'function' ? given() : given), {
      headers: { 'content-type': 'application/json' },
    })
  })
  return calls
}

const shown = (changes: object, copies: object[] = []) =>
  answer({ Backups: { data: { state: { ...state, ...changes } } }, BackupCopies: { data: { copies } } })

afterEach(() => {
  jest.restoreAllMocks()
})

describe('what runs by itself', () => {
  it.each([
    [
      'nl',
      'Wat vanzelf loopt',
      'Mails versturen',
      'Mislukt. De schijf is vol. Het lukte voor het laatst op 10 jan 2031, 03:30.',
      'Bezig',
    ],
    [
      'en',
      'What runs by itself',
      'Sending mails',
      'Failed. The disk is full. It last succeeded on 10 Jan 2031, 03:30.',
      'Under way',
    ],
  ] as const)(
    '[Y102] says when each last ran and comes again, and why one failed, in %s',
    async (language, title, mails, failed, running) => {
      const round = {
        startedAt: new Date(Date.now() - 3 * 60_000).toISOString(),
        succeededAt: null,
        failureText: null,
        nextAt: null,
        isRunning: false,
      }
      const rounds = [
        { ...round, name: 'outbox', label: { nl: 'Mails versturen', en: 'Sending mails' }, isRunning: true },
        {
          ...round,
          name: 'backups',
          label: { nl: 'Een reservekopie maken', en: 'Making a backup' },
          succeededAt: '2031-01-10T02:30:00.000Z',
          failureText: { nl: 'De schijf is vol.', en: 'The disk is full.' },
          nextAt: new Date(Date.now() + 13.5 * 60 * 60_000).toISOString(),
        },
      ]
      answer({
        Backups: { data: { state } },
        BackupCopies: { data: { copies: [] } },
        ScheduledRounds: { data: { rounds } },
      })
      openScreen('back-ups', {}, language)
      const table = await screen.findByRole('table')
      expect(screen.getByRole('region', { name: title }).contains(table)).toBe(true)
      const [, first, second] = within(table).getAllByRole('row')
      expect(within(first as HTMLElement).getByRole('rowheader', { name: mails })).toBeTruthy()
      expect(within(first as HTMLElement).getByText(running)).toBeTruthy()
      expect(within(first as HTMLElement).getByText(/^3 minu/)).toBeTruthy()
      expect(within(second as HTMLElement).getByText(failed)).toBeTruthy()
      expect(within(second as HTMLElement).getByText(/^(over 13 uur|in 13 hours)$/)).toBeTruthy()
    },
  )
})

describe('the screen about backups', () => {
  it('[W14] says in words that the last one is good, where it is, how many are kept and when the next comes', async () => {
    shown({}, [copy])
    openScreen('back-ups', {})
    expect(
      await screen.findByText('De laatste reservekopie is goed. Hij is 5 uur geleden gemaakt en daarna nagelezen.'),
    ).toBeTruthy()
    expect(screen.getByText('Map /srv/shop/data/backups op de server')).toBeTruthy()
    expect(screen.getByText(/De laatste 7 van de planning en de laatste 3 die je hier zelf maakt/)).toBeTruthy()
    expect(screen.getByText(/11 jan 2031, 03:30/)).toBeTruthy()
    expect(screen.getByText(/SESSION_SECRET/)).toBeTruthy()
    const [row] = await screen.findAllByRole('listitem', { name: '' })
    expect(row).toBeTruthy()
    expect(
      screen.getByText(
        /Volgens de planning · 123,5 MB · 900 records, 40 afbeeldingen en 3 documenten · 1 bestand ontbrak al in de shop/,
      ),
    ).toBeTruthy()
  })

  it.each([
    [
      'failed',
      {
        warning: 'failed',
        failedAt: '2031-01-10T02:30:00.000Z',
        failureText: { nl: 'Vol.', en: 'Full.' },
        succeededAt: null,
      },
      'The last backup failed, on 10 Jan 2031, 03:30. Full. There is no good one yet.',
    ],
    [
      'late',
      { warning: 'late', succeededAt: '2020-01-10T02:30:00.000Z' },
      /more than two days old \(10 Jan 2020, 03:30\)/,
    ],
    ['none yet', { succeededAt: null }, /There is no backup yet. The first one will be made on 11 Jan 2031/],
    [
      'off',
      { isPlanned: false, succeededAt: null, nextAt: null, place: null },
      /turned that off with the setting BACKUPS/,
    ],
  ])('[W14] says when things are not well: %s', async (_, changes, text) => {
    shown(changes)
    openScreen('back-ups', {}, 'en')
    expect(await screen.findByText(text)).toBeTruthy()
    if ('isPlanned' in changes) expect(screen.queryByRole('button', { name: 'Make a copy now' })).toBeNull()
    else expect(await screen.findByText('There is no copy here yet.')).toBeTruthy()
  })

  it('[W14] makes one, and shows how far it is', async () => {
    let progress: object | null = null
    const calls = answer({
      Backups: () => ({ data: { state: { ...state, progress } } }),
      BackupCopies: { data: { copies: [] } },
      MakeBackup: () => {
        progress = { done: 30, total: 120 }
        return { data: { begun: true } }
      },
    })
    openScreen('back-ups', {})
    await userEvent.click(await screen.findByRole('button', { name: 'Nu een kopie maken' }))
    expect(await screen.findByText('25% geschreven')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nu een kopie maken' })).toBeNull()
    expect(calls.filter(({ name }) => name === 'MakeBackup')).toHaveLength(1)
    progress = null
    expect(await screen.findByRole('button', { name: 'Nu een kopie maken' }, { timeout: 5000 })).toBeTruthy()
  })

  it('[W14] asks for the password, and for a code where the server does, before a copy is downloaded', async () => {
    const refusal = (code: string, errors?: object) => ({
      data: null,
      errors: [{ message: code, extensions: { code, errors } }],
    })
    const answers = [
      refusal('VALIDATION', { password: ['Dit wachtwoord klopt niet.'] }),
      refusal('SECOND_FACTOR'),
      { data: { address: '/api/backup-download/abc' } },
    ]
    const calls = answer({
      Backups: { data: { state } },
      BackupCopies: { data: { copies: [copy] } },
      PermitBackupDownload: () => answers.shift() ?? {},
    })
    const gone: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      gone.push(new URL(this.href).pathname)
    })
    openScreen('back-ups', {})
    await userEvent.click(await screen.findByRole('button', { name: /^Kopie van 10 jan 2031.* downloaden$/ }))
    const dialog = await screen.findByRole('dialog')
    const submit = within(dialog).getByRole('button', { name: 'Downloaden' }) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    await userEvent.type(within(dialog).getByLabelText('Wachtwoord'), 'geheim')
    await userEvent.click(submit)
    expect(await within(dialog).findByText('Dit wachtwoord klopt niet.')).toBeTruthy()
    await userEvent.click(submit)
    await userEvent.type(await within(dialog).findByLabelText('Code uit je app'), '123456')
    expect(gone).toEqual([])
    await userEvent.click(submit)
    await waitFor(() => expect(gone).toEqual(['/api/backup-download/abc']))
    expect(calls.filter(({ name }) => name === 'PermitBackupDownload').at(-1)?.variables).toEqual({
      name: copy.name,
      password: 'geheim',
      code: '123456',
    })
    expect(said()).toContain('De download is begonnen.')
  })
})
