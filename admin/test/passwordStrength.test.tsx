import { describe, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { PasswordForm } from '../src/features/accounts/PasswordForm'
import { BeginForm } from '../src/features/setup/BeginForm'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { openScreen } from './openScreen'
import { catalogue } from './shopFixture'

const texts = {
  nl: {
    guessable: /^Snel te raden: .*woorden/,
    short: /^Minstens 10 tekens/,
    words: /^Dit bestaat vooral uit namen/,
    very: /^Heel sterk/,
  },
  en: {
    guessable: /^Quickly guessed: .*words/,
    short: /^At least 10 characters/,
    words: /names/,
    very: /^Very strong/,
  },
}

function show(form: ReactElement, language: Language): void {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)}>{form}</CoreAdminContext>
    </MemoryRouter>,
  )
}

/** Loaded with the first key, which takes long beside other tests. */
const patience = { timeout: 8000 }

/** Types into a field, and expects its description, as a screen reader says it. */
async function expectStrength(field: HTMLElement, password: string, words: RegExp): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, password)
  await waitFor(() => expect([password, spokenAt(field)]).toEqual([password, expect.stringMatching(words)]), patience)
}

function spokenAt(field: HTMLElement): string {
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  return help?.querySelector('[aria-live=polite]')?.textContent ?? ''
}

describe('[Y33] the strength of a password, shown while it is typed', () => {
  it.each(['nl', 'en'] as const)('[X9] when the own one is changed, in %s', async (language) => {
    const says = texts[language]
    show(<PasswordForm name="Sophie Visser" email="sophie.visser@example.com" />, language)
    const field = screen.getByLabelText(language === 'nl' ? 'Nieuw wachtwoord' : 'New password')
    await expectStrength(field, 'kat', says.short)
    await expectStrength(field, 'Welkom2026!', says.guessable)
    await expectStrength(field, 'sophievisser', says.words)
    await expectStrength(field, 'Roestige fietspomp, 3 tafels', says.very)
  })

  it.each(['nl', 'en'] as const)(
    '[X9] when the first account is made, against what was typed above it, in %s',
    async (language) => {
      const says = texts[language]
      show(<BeginForm code="abc" isAsking={false} onCodeRefused={() => undefined} />, language)
      const field = screen.getByLabelText(language === 'nl' ? 'Nieuw wachtwoord' : 'New password')
      await expectStrength(field, 'noordewit', says.short)
      await expectStrength(field, 'noordewit12', says.guessable)
      await userEvent.type(screen.getByLabelText(language === 'nl' ? 'Naam' : 'Name'), 'Noordewit')
      await expectStrength(field, 'noordewit12', says.words)
      await expectStrength(field, 'Roestige fietspomp, 3 tafels', says.very)
    },
  )

  it.each(['nl', 'en'] as const)('[X9] when the shop chooses one for a customer, in %s', async (language) => {
    const says = texts[language]
    openScreen('klanten/toevoegen', {}, language)
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan Jansen')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    const field = screen.getByLabelText(/^password/)
    await expectStrength(field, 'kat', says.short)
    await expectStrength(field, 'janjansen1', says.words)
    await expectStrength(field, 'Roestige fietspomp, 3 tafels', says.very)
  })
})
