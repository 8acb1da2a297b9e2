import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { PasswordForm } from '../src/account/PasswordForm'
import { createI18nProvider } from '../src/i18n/createI18nProvider'
import type { Language } from '../src/managed/ManagedEntity'
import { BeginForm } from '../src/setup/BeginForm'
import { openScreen } from './openScreen'
import { catalogue } from './shopFixture'

const texts = {
  nl: { short: /^Minstens 10 tekens/, words: /^Dit bestaat vooral uit namen/, very: /^Heel sterk/ },
  en: { short: /^At least 10 characters/, words: /names/, very: /^Very strong/ },
}

function show(form: ReactElement, language: Language): void {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)}>{form}</CoreAdminContext>
    </MemoryRouter>,
  )
}

/** Types into a field; the strength is its description, as a screen reader says it. */
async function strengthOf(field: HTMLElement, password: string): Promise<string> {
  await userEvent.clear(field)
  await userEvent.type(field, password)
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  return help?.querySelector('[aria-live=polite]')?.textContent ?? ''
}

describe('the strength of a password, shown while it is typed', () => {
  it.each(['nl', 'en'] as const)('[X9] when the own one is changed, in %s', async (language) => {
    const says = texts[language]
    show(<PasswordForm email="sophie.visser@example.com" />, language)
    const field = screen.getByLabelText(language === 'nl' ? 'Nieuw wachtwoord' : 'New password')
    expect(await strengthOf(field, 'kat')).toMatch(says.short)
    expect(await strengthOf(field, 'sophievisser')).toMatch(says.words)
    expect(await strengthOf(field, 'Roestige fietspomp, 3 tafels')).toMatch(says.very)
  })

  it.each(['nl', 'en'] as const)(
    '[X9] when the first account is made, against what was typed above it, in %s',
    async (language) => {
      const says = texts[language]
      show(<BeginForm code="abc" isAsking={false} onCodeRefused={() => undefined} />, language)
      const field = screen.getByLabelText(language === 'nl' ? 'Nieuw wachtwoord' : 'New password')
      expect(await strengthOf(field, 'noordewit')).toMatch(says.short)
      expect(await strengthOf(field, 'noordewit12')).not.toMatch(says.words)
      await userEvent.type(screen.getByLabelText(language === 'nl' ? 'Naam' : 'Name'), 'Noordewit')
      expect(await strengthOf(field, 'noordewit12')).toMatch(says.words)
      expect(await strengthOf(field, 'Roestige fietspomp, 3 tafels')).toMatch(says.very)
    },
  )

  it.each(['nl', 'en'] as const)('[X9] when the shop chooses one for a customer, in %s', async (language) => {
    const says = texts[language]
    openScreen('klanten/toevoegen', {}, language)
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan Jansen')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    const field = screen.getByLabelText(/^password/)
    expect(await strengthOf(field, 'kat')).toMatch(says.short)
    expect(await strengthOf(field, 'janjansen1')).toMatch(says.words)
    expect(await strengthOf(field, 'Roestige fietspomp, 3 tafels')).toMatch(says.very)
  })
})
