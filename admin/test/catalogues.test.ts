import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { IntlMessageFormat } from 'intl-messageformat'
import english from 'ra-language-english'
import agendaEn from '../src/features/appointments/agenda.en.json' with { type: 'json' }
import agendaNl from '../src/features/appointments/agenda.nl.json' with { type: 'json' }
import firstEn from '../src/generated/words.en.json' with { type: 'json' }
import firstNl from '../src/generated/words.nl.json' with { type: 'json' }
import startEn from '../src/kernel/i18n/start.en.json' with { type: 'json' }
import startNl from '../src/kernel/i18n/start.nl.json' with { type: 'json' }
import kernelNl from '../src/kernel/i18n/words.nl.json' with { type: 'json' }

// With the texts that are loaded before and after them.
const nl = { ...startNl, ...firstNl, ...agendaNl }
const en = { ...startEn, ...firstEn, ...agendaEn }

type Tree = { [key: string]: string | Tree }

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  )
}

describe('the catalogues', () => {
  it('hold every text of react-admin', () => {
    const missing = keysOf(english as unknown as Tree).filter((key) => !(key in nl))
    expect(missing).toEqual([])
  })

  it('hold the same texts in Dutch and English, none of them empty', () => {
    expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort())
    for (const text of [...Object.values(nl), ...Object.values(en)]) expect(text.trim()).not.toBe('')
  })

  it('hold no text twice', () => {
    const files = [startNl, firstNl, agendaNl].flatMap((file) => Object.keys(file))
    expect(files.filter((key, index) => files.indexOf(key) !== index)).toEqual([])
  })

  it('[H1] have what the kernel says among its own words', () => {
    const own = { ...startNl, ...kernelNl }
    const said = saidIn(fileURLToPath(new URL('../src/kernel', import.meta.url)))
    const others = Object.keys(nl).filter((id) => !(id in own) && said.some((pattern) => pattern.test(id)))
    expect(others).toEqual([])
  })

  it('can all be read as ICU messages', () => {
    for (const text of Object.values(nl)) expect(() => new IntlMessageFormat(text, 'nl')).not.toThrow()
    for (const text of Object.values(en)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow()
  })

  it('[M2] say what is required in the words of the specification', () => {
    const translate = (text: string) => new IntlMessageFormat(text, 'en').format({ field: 'Title' })
    expect(translate(en['validation.required'])).toBe("It is required to fill in the field 'Title'.")
    expect(translate(nl['validation.required'])).toBe("Het is verplicht om het veld 'Title' in te vullen.")
  })
})

/** Whatever in the sources may be the name of a text, with or without a part that is filled in: `jobs.kind.${kind}`. */
function saidIn(folder: string): RegExp[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(['"`])([a-z]\w*\.[\w${}.-]+)\1/gi)])
    .map(([, , text = '']) => RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
}
