import { afterEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoosePassword } from '../src/features/sessions/ChoosePassword'
import { layout } from './fixtures'
import { renderAt } from './renderAt'

/** The dictionaries are loaded with the first key. */
const patience = { timeout: 8000 }

const texts = {
  '/wachtwoord/kiezen': {
    label: /wachtwoord/i,
    short: /^Minstens 10 tekens/,
    pattern: /^Dit is één patroon/,
    guessable: /^Snel te raden: .*woorden/,
    words: /^Dit is vooral de naam van de winkel/,
    enough: /^Sterk genoeg/,
    strong: /^Sterk\.$/,
    very: /^Heel sterk/,
  },
  '/wachtwoord/kiezen?language=en': {
    label: /password/i,
    short: /^At least 10 characters/,
    pattern: /pattern/,
    guessable: /^Quickly guessed: .*words/,
    words: /name of the shop/,
    enough: /^Strong enough/,
    strong: /^Strong\.$/,
    very: /^Very strong/,
  },
}

const token = 'abc'.padEnd(43, 'defghij-_')

/** Answers whose password a link chooses, and remembers what was asked. */
function answerOwner(passwordLinkOwner: { name: string; email: string | null } | null): unknown[] {
  const asked: unknown[] = []
  globalThis.fetch = async (_, init) => {
    asked.push(JSON.parse(String(init?.body)))
    return new Response(JSON.stringify({ data: { passwordLinkOwner } }), {
      headers: { 'content-type': 'application/json' },
    })
  }
  return asked
}

describe('the strength of a password that is chosen by a link', () => {
  const realFetch = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  it.each(Object.entries(texts))(
    '[Y33] is judged with the name and the e-mail address of its owner, at %s',
    async (address, { label, ...says }) => {
      const asked = answerOwner({ name: 'Quirina Zwaluwstaart', email: 'q.pimpelmees@example.org' })
      const { container } = renderAt(address, <ChoosePassword token={token} outcome={undefined} action={address} />)
      const field = screen.getByLabelText(label)
      const spoken = () => container.querySelector('[aria-live=polite]')?.textContent ?? ''
      expect(asked).toEqual([])
      for (const password of ['Zwaluwstaart-26', 'Quirina.Zwaluwstaart', 'pimpelmees2026']) {
        await userEvent.clear(field)
        await userEvent.type(field, password)
        await waitFor(
          () => expect([password, spoken()]).toEqual([password, expect.stringMatching(says.words)]),
          patience,
        )
      }
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatchObject({ operationName: 'PasswordLinkOwner', variables: { token } })
    },
  )

  it('[Y33] is judged without them by a link that is over, and a link that was pasted tells them', async () => {
    const asked = answerOwner(null)
    const { container } = renderAt(
      '/wachtwoord/kiezen',
      <ChoosePassword token={null} outcome={undefined} action="/x" />,
    )
    await userEvent.type(screen.getByLabelText(/^Link/), `https://shop.example/wachtwoord/kiezen#${token}`)
    await userEvent.type(screen.getByLabelText(/wachtwoord/i, { selector: '[type=password]' }), 'pimpelmees 2026 xq')
    await waitFor(
      () => expect(container.querySelector('[aria-live=polite]')?.textContent).toMatch(/^Heel sterk/),
      patience,
    )
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it.each(Object.entries(texts))(
    '[X9] [Y33] is shown with every key, by the rule of the server, at %s',
    async (address, { label, ...says }) => {
      const { container } = renderAt(address, <ChoosePassword token="abc" outcome={undefined} action={address} />)
      const field = screen.getByLabelText(label)
      const spoken = () => container.querySelector('[aria-live=polite]')?.textContent ?? ''
      const steps = () => container.querySelectorAll('.password-strength__bar .is-reached').length
      for (const [password, words, reached] of [
        ['kat', says.short, 0],
        ['1234567890', says.pattern, 0],
        [`${layout.shop.name}1`, says.words, 0],
        ['Welkom2026!', says.guessable, 0],
        ['fiets 4 paars', says.enough, 1],
        ['fietspomp tafelx', says.strong, 2],
        ['Roestige fietspomp, 3 tafels', says.very, 3],
      ] as const) {
        await userEvent.clear(field)
        await userEvent.type(field, password)
        await waitFor(
          () => expect([password, spoken(), steps()]).toEqual([password, expect.stringMatching(words), reached]),
          patience,
        )
      }
      await userEvent.clear(field)
      expect([spoken(), steps()]).toEqual([expect.stringMatching(says.short), 0])
    },
  )
})
