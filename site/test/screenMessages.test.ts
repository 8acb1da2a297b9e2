import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import type { RouteObject } from 'react-router'
import { createRoutes } from '../src/app/createRoutes'
import { allMessages } from '../src/generated/allMessages'
import type { ScreenHandle } from '../src/kernel/screens/screenOnDemand'

const site = fileURLToPath(new URL('..', import.meta.url))
const ids = Object.keys(allMessages.nl)
const firstIds = idsIn('messages.nl.json')
const firstFiles = filesOf(path.join(site, 'src/app/hydrate.tsx'))

const screens = flat(createRoutes())
  .map(({ handle }) => handle as ScreenHandle | undefined)
  .flatMap((handle) => (handle ? [[`src/features/${handle.source}.tsx`, handle.subjects] as const] : []))

describe('the messages of a screen', () => {
  it('[X85] are there from the start where they stand on every page', () => {
    // The label of a preview stands above previews alone.
    const label = path.join(site, 'src/features/preview/PreviewLabel.tsx')
    expect(missing(new Set([...firstFiles].filter((file) => file !== label)), [])).toEqual([])
  })

  it.each([...new Map(screens)])('[X85] come with %s', (source, subjects) => {
    expect(missing(filesOf(path.join(site, source)), subjects)).toEqual([])
  })

  it.each([
    ['src/features/messages/FormDialog.tsx', ['form', 'message']],
    ['src/features/messages/SentNotice.tsx', ['form', 'sent']],
    ['src/features/photos/ChosenPhotos.tsx', ['photos']],
    ['src/features/tracking/QuoteSection.tsx', ['track', 'quote', 'status', 'form']],
    ['src/features/tracking/TrackConversation.tsx', ['conversation', 'form']],
    ['src/app/errors/NotFoundScreen.tsx', ['notFound']],
    ['src/app/layout/NotOpen.tsx', ['notOpen']],
    ['src/features/search/NotFoundSearch.tsx', ['search']],
    ['src/app/layout/AdminBar.tsx', ['staff']],
    ['src/features/consent/ConsentBanner.tsx', ['consent']],
    ['src/features/pages/blocks/textBlocks.ts', []],
    ['src/features/pages/blocks/richBlocks.ts', []],
  ])('[X85] come with %s', (source, subjects) => {
    expect(missing(filesOf(path.join(site, source)), subjects)).toEqual([])
  })
})

function missing(files: Set<string>, subjects: readonly string[]): string[] {
  const loaded = new Set([...firstIds, ...subjects.flatMap((subject) => idsIn(`messages.${subject}.nl.json`))])
  return [...files].flatMap((file) =>
    usedIn(file)
      .filter((id) => !loaded.has(id))
      .map((id) => `${path.relative(site, file)}: ${id}`),
  )
}

function idsIn(catalogue: string): string[] {
  return Object.keys(JSON.parse(readFileSync(path.join(site, 'src/generated', catalogue), 'utf8')))
}

/** The ids that a file may say, with or without a part that is filled in: `form.${form}.title`. */
function usedIn(file: string): string[] {
  const texts = readFileSync(file, 'utf8').match(/(['"`])[a-z]\w*\.[\w${}.-]+\1/gi) ?? []
  const patterns = texts.map((text) =>
    RegExp(
      `^${text
        .slice(1, -1)
        .replaceAll('.', '\\.')
        .replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`,
    ),
  )
  return ids.filter((id) => patterns.some((pattern) => pattern.test(id)))
}

/** A source and what it imports at once; what is imported on demand comes with messages of its own. */
function filesOf(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files
  files.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm)
  for (const [, address = ''] of imports) {
    const found = ['.tsx', '.ts'].map((end) => path.resolve(path.dirname(file), address) + end).find(existsSync)
    if (found && !found.includes('/generated/')) filesOf(found, files)
  }
  return files
}

function flat(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])])
}
