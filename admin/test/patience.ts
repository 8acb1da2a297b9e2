import { configure } from '@testing-library/react'
import { loadTexts } from '../src/kernel/i18n/createI18nProvider'

// What is waited for comes when it comes: a second is no time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// As the server writes them into the document.
for (const [name, content] of [
  ['application-name', 'Cougar Computers'],
  ['time-zone', 'Europe/Amsterdam'],
  ['currency', 'EUR'],
]) {
  const meta = document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
}

// Documents load the one they need before they are drawn.
await Promise.all([loadTexts('nl'), loadTexts('en')])
