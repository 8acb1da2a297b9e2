import { expect, it } from '@jest/globals'
import { importDrawing, withoutShortCuts } from './importDrawing.mjs'

it('[H9] the drawing of the imports leaves out short cuts', () => {
  const imports = new Map([
    ['quotes', new Set(['jobs', 'customers'])],
    ['jobs', new Set(['customers'])],
    ['customers', new Set()],
  ])
  expect(Object.fromEntries([...withoutShortCuts(imports)].map(([from, targets]) => [from, [...targets]]))).toEqual({
    quotes: ['jobs'],
    jobs: ['customers'],
    customers: [],
  })
})

it('[H9] the drawing is made from the imports as they are', () => {
  expect(importDrawing()).toMatch(/^ {2}quotes --> /m)
  for (const frontEnd of ['site', 'admin']) expect(importDrawing()).toContain(`\n## ${frontEnd}/src/features\n`)
  // Only on demand.
  expect(importDrawing()).toMatch(/^ {2}messages --> pages & photos$/m)
})
