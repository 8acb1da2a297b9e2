import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { bin } from '../../../scripts/house/bin.mjs'
import { blockFragments, blocksNotAsked } from '../../../scripts/house/blockFragments.mjs'
import { nextMigration, withMigration } from '../../../scripts/house/newMigration.mjs'
import { inRoot } from '../../../scripts/house/root.mjs'

const migrations = 'server/src/kernel/database/migrations'

/** A copy of the server's sources, in which something is added step by step as `docs/adding.md` says. */
class Workshop {
  private readonly folder: string

  constructor() {
    mkdirSync(inRoot('.cache'), { recursive: true })
    this.folder = mkdtempSync(inRoot('.cache', 'workshop-'))
    for (const file of [
      'package.json',
      'tsconfig.base.json',
      'server/package.json',
      'server/tsconfig.json',
      'server/src',
      'server/demo',
      'server/startingContent',
    ]) {
      cpSync(inRoot(file), path.join(this.folder, file), { recursive: true })
    }
    for (const file of ['node_modules', 'server/node_modules', 'site', 'admin']) {
      symlinkSync(inRoot(file), path.join(this.folder, file))
    }
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  change(file: string, from: string, to: string): void {
    const text = this.read(file)
    expect(text).toContain(from)
    this.write(file, text.replace(from, to))
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  /** Adds labels, each in Dutch and in English. */
  label(labels: Record<string, [nl: string, en: string]>): void {
    for (const [index, language] of ['nl', 'en'].entries()) {
      const file = `server/src/kernel/i18n/labels.${language}.ts`
      const start = /export const labels\w\w[^{]*\{\n/.exec(this.read(file))?.[0] ?? 'labels'
      const lines = Object.entries(labels).map(([key, texts]) => `  '${key}': '${texts[index]}',\n`)
      this.change(file, start, start + lines.join(''))
    }
  }

  /** The schema of the API as it now is. */
  async schema(): Promise<string> {
    return (await this.run('../programs/printSchema.js')).output
  }

  /** Writes and registers the migration that is missing, as `npm run manage -- new-migration` does. */
  async migrate(title: string): Promise<void> {
    const name = nextMigration(title, readdirSync(path.join(this.folder, migrations)))
    const { output } = await this.run('printMigration.js', name.className)
    this.write(`${migrations}/${name.file}.ts`, output)
    this.write(`${migrations}/registry.ts`, withMigration(this.read(`${migrations}/registry.ts`), name))
  }

  /** What the compiler and then `npm run check -- entities` say, a line each; empty when nothing is missing. */
  async faults(): Promise<string[]> {
    const [program, parameters] = bin('typescript', 'tsc', ['-p', path.join(this.folder, 'server')])
    const compiled = await output(program, parameters, this.folder)
    if (compiled.code !== 0) return compiled.output.trim().split('\n')
    const { output: said } = await this.run('printOmissions.js')
    return said.trim().split('\n').filter(Boolean)
  }

  private run(program: string, ...parameters: string[]) {
    const file = path.join(this.folder, 'server/compiled/src/delivery/composition', program)
    const scratch = mkdtempSync(path.join(this.folder, 'scratch-'))
    return output(process.execPath, [file, ...parameters], scratch, {
      DATABASE_URL: `sqlite:${path.join(scratch, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(scratch, 'uploads')}`,
      NODE_ENV: 'test',
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}

function output(program: string, parameters: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(program, parameters, { cwd, env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}

const brand = `import { Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'

@Managed({
  plural: 'brands',
  section: 'merken',
  titleField: 'name',
  icon: 'lightbulb',
  hasNextId: true,
  isPublic: false,
  grants: ownerMayAll,
  description: 'A make of computers.',
})
export class Brand extends ManagedRecord {
  @Text({ max: 80, required: true, inList: true })
  name: string
}
`

const words = 'add it to server/src/kernel/i18n/labels.nl.ts and server/src/kernel/i18n/labels.en.ts.'

describe('[H3] what is forgotten is named in one sentence, with the file', () => {
  let workshop: Workshop
  beforeEach(() => {
    workshop = new Workshop()
  })
  afterEach(() => workshop.remove())

  it('[H3] of an entity: its feature, its words, its table, its record in the demo shop', async () => {
    workshop.write('server/src/features/brands/Brand.ts', brand)
    expect(await workshop.faults()).toEqual([
      'server/src/features/brands/Brand.ts is not used: add Brand to the entities of the feature.ts of its subject.',
    ])

    workshop.write(
      'server/src/features/brands/feature.ts',
      "import type { Feature } from '../../kernel/Feature.js'\nimport { Brand } from './Brand.js'\n\nexport const brandsFeature: Feature = { entities: [Brand] }\n",
    )
    workshop.change(
      'server/src/features/features.ts',
      'import { busyNetworksFeature }',
      "import { brandsFeature } from './brands/feature.js'\nimport { busyNetworksFeature }",
    )
    workshop.change(
      'server/src/features/features.ts',
      '  busyNetworksFeature,\n',
      '  brandsFeature,\n  busyNetworksFeature,\n',
    )
    const withoutWords = await workshop.faults()
    expect(withoutWords).toEqual(expect.arrayContaining([expect.stringMatching(/^The demo shop cannot be loaded: /)]))
    expect(withoutWords).toEqual(
      expect.arrayContaining([`There is no label 'brand': ${words}`, `There is no label 'brands': ${words}`]),
    )

    workshop.label({ brand: ['Merk', 'Make'], brands: ['Merken', 'Makes'] })
    expect(await workshop.faults()).toEqual([
      expect.stringMatching(/no such table.*is made by "npm run manage -- new-migration <name>"\.$/),
    ])

    await workshop.migrate('Brands')
    expect(await workshop.faults()).toEqual([
      'Brand has no record in the demo shop: write one in server/demo/content, and add its loading to the demo of the feature.ts of its subject.',
    ])

    workshop.change(
      'server/src/features/brands/feature.ts',
      '{ entities: [Brand] }',
      "{\n  entities: [Brand],\n  demo: { entities: [Brand], load: async (demo) => void (await loadRecord(demo, Brand, { name: 'Lenovo' })) },\n}",
    )
    workshop.change(
      'server/src/features/brands/feature.ts',
      'import { Brand }',
      "import { loadRecord } from '../demo/loadPairs.js'\nimport { Brand }",
    )
    expect(await workshop.faults()).toEqual([])
  }, 600_000)

  it('[H3] of a field: its words, its column', async () => {
    const file = 'server/src/features/tips/Tip.ts'
    workshop.change(
      file,
      '  @Multiline({ max: 600 })',
      '  @Text({ max: 40 })\n  motto: string | null\n\n  @Multiline({ max: 600 })',
    )
    const faults = await workshop.faults()
    expect(faults).toEqual(
      expect.arrayContaining([
        "There is no label 'tip.motto' or 'field.motto': add it to server/src/kernel/i18n/labels.nl.ts and server/src/kernel/i18n/labels.en.ts.",
        expect.stringMatching(/no (such )?column.*is made by "npm run manage -- new-migration <name>"\.$/),
      ]),
    )
    expect(faults).toHaveLength(2)
  }, 600_000)

  it('[H3] of an operation and of a table: the feature that lists them', async () => {
    workshop.write(
      'server/src/features/brands/BrandResolver.ts',
      "import { Query, Resolver } from 'type-graphql'\n\n@Resolver()\nexport class BrandResolver {\n  @Query(() => String)\n  finestBrand(): string {\n    return 'Lenovo'\n  }\n}\n",
    )
    workshop.write(
      'server/src/features/brands/BrandCount.ts',
      "import { Entity, PrimaryColumn } from 'typeorm'\n\n@Entity()\nexport class BrandCount {\n  @PrimaryColumn({ type: 'integer' })\n  brand: number\n}\n",
    )
    expect(await workshop.faults()).toEqual(
      expect.arrayContaining([
        'server/src/features/brands/BrandResolver.ts is not used: add BrandResolver to the resolvers of the feature.ts of its subject.',
        'server/src/features/brands/BrandCount.ts is not used: add BrandCount to the tables of the feature.ts of its subject.',
      ]),
    )
  }, 600_000)

  it('[H3] of a block: the feature that lists it, its words, and what the site asks of it', async () => {
    workshop.write(
      'server/src/features/pages/blocks/SayingBlock.ts',
      "import { Text } from '../../../kernel/fields/decorators.js'\nimport { BlockType } from '../../../kernel/fields/parts.js'\nimport { BlockOptions } from './blockOptions.js'\n\n@BlockType('What somebody said.')\nexport class SayingBlock extends BlockOptions {\n  @Text({ max: 80, required: true })\n  saying: string\n}\n",
    )
    expect(await workshop.faults()).toContain(
      'server/src/features/pages/blocks/SayingBlock.ts is not used: add SayingBlock to the blocks of the feature.ts of its subject.',
    )

    workshop.change('server/src/features/pages/feature.ts', '    TextBlock,\n', '    TextBlock,\n    SayingBlock,\n')
    workshop.change(
      'server/src/features/pages/feature.ts',
      'import { TextBlock }',
      "import { SayingBlock } from './blocks/SayingBlock.js'\nimport { TextBlock }",
    )
    expect((await workshop.faults()).filter((fault) => /saying/i.test(fault))).toEqual([
      `There is no label 'sayingBlock.saying' or 'field.saying': ${words}`,
      `There is no label 'block.saying': ${words}`,
    ])

    workshop.label({ 'block.saying': ['Uitspraak', 'Saying'], 'field.saying': ['Uitspraak', 'Saying'] })
    expect((await workshop.faults()).filter((fault) => /saying/i.test(fault))).toEqual([])
    const fragments = readFileSync(inRoot(blockFragments), 'utf8')
    expect(blocksNotAsked(await workshop.schema(), fragments)).toEqual([
      expect.stringMatching(/^The site asks nothing of SayingBlock: write the fragment SayingBlockFields in site\//),
    ])
  }, 600_000)

  it('[H3] of a mail: its words in a language, a label, and the feature that lists it', async () => {
    const file = 'server/src/features/tips/mails.ts'
    const mail = (words: string) =>
      `import { defineMails } from '../mailTexts/defineMails.js'\n\nexport const tipMails = defineMails({\n  tipOfTheWeek: {\n    audience: 'customer',\n    strangers: 'none',\n    required: [],\n    placeholders: ['name'],\n    occasion: { nl: 'Elke week.', en: 'Every week.' },\n${words}  },\n})\n`
    const label = "    label: { nl: 'Tip van de week', en: 'Tip of the week' },\n"
    const dutch = "    nl: { subject: 'Een tip', body: ['Beste {{name}},'] },\n"
    const english = "    en: { subject: 'A tip', body: ['Dear {{name}},'] },\n"
    const compiler = (missing: string) =>
      expect.stringMatching(new RegExp(`${file}\\(.*: error .*\\n? *(Type|Property).*'${missing}'`))

    workshop.write(file, mail(label + dutch))
    expect((await workshop.faults()).join('\n')).toEqual(compiler('en'))
    workshop.write(file, mail(dutch + english))
    expect((await workshop.faults()).join('\n')).toEqual(compiler('label'))
    workshop.write(file, mail(label + dutch + english))
    expect(await workshop.faults()).toContain(
      `${file} is not used: add mailsOf(tipMails, …) to the mails of the feature.ts of its subject.`,
    )
  }, 600_000)

  it('[H3] of a setting with a switch: its words, its column, and what goes away with it', async () => {
    workshop.change(
      'server/src/features/shop/ShopSettings.ts',
      '  usesTips: boolean\n',
      "  usesTips: boolean\n\n  @Flag({ default: true, filterable: false, section: 'parts' })\n  usesSayings: boolean\n",
    )
    const faults = await workshop.faults()
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^There is no label 'shopSettings\.usesSayings'/),
        expect.stringMatching(/no (such )?column.*is made by "npm run manage -- new-migration <name>"\.$/),
        'The switch ShopSettings.usesSayings switches nothing: add it to the switches of the feature.ts of what goes away with it.',
      ]),
    )

    workshop.change(
      'server/src/features/tips/feature.ts',
      'switches: { usesTips:',
      'switches: { usesSayings: { entities: [Tip] }, usesTips:',
    )
    workshop.label({ 'shopSettings.usesSayings': ['Uitspraken', 'Sayings'] })
    const left = (await workshop.faults()).filter((fault) => /uses_?sayings/i.test(fault))
    expect(left).toEqual([expect.stringMatching(/no (such )?column/)])
  }, 600_000)
})
