import { setImmediate } from 'node:timers/promises'
import type { FindOptionsWhere } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { Message } from '../../kernel/i18n/say.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { Media } from '../../kernel/records/Media.js'
import { Attachments } from '../wordpress/pictureAddress.js'
import type { OwnPicture } from '../wordpress/writtenContent.js'
import { DataImport, type SiteOptions } from './DataImport.js'
import { type ImportOutcome, ImportRow, type RowFault } from './ImportRow.js'
import { entityOf } from './importedKinds.js'
import { planSiteItem, type SiteItemPlan, siteItemInput } from './planSiteItem.js'
import { Trial, together } from './rowTransaction.js'
import { whereIs } from './rowValues.js'
import { plainAddress, SitePictures } from './SitePictures.js'
import { siteSummary } from './siteSummary.js'
import { siteRow, type WordPressRow } from './wordpressRows.js'
import { faultsOf } from './writeRow.js'
import { newAddresses, type SiteRecord, writeCategory, writeMenuEntry, writeSiteItem } from './writeSiteItem.js'

type ItemRow = Extract<WordPressRow, { kind: 'post' | 'page' }>

/** What a row would do. */
interface Judged {
  outcome: ImportOutcome
  record: number | null
  faults: RowFault[]
  notes: Message[]
}

/** Stands for each picture while it is tried whether a record can be written; it is undone with the trial. */
const trialPicture = { url: '/uploads/images/import-trial.png', width: 1, height: 1 }

/** The site that an import is of: what its rows would become, and writing them. */
export class WordPressImport {
  private constructor(
    private readonly context: Context<MediaServices>,
    private readonly id: number,
    private readonly options: SiteOptions,
    private readonly attachments: Attachments,
    private readonly pictures: SitePictures,
  ) {}

  static async of(
    context: Context<MediaServices>,
    { id, options, pictures }: DataImport,
    isStopping: () => boolean,
  ): Promise<WordPressImport> {
    const first = await context.services.database.reader.findOneByOrFail(ImportRow, { import: id, number: 1 })
    const row = siteRow(first)
    const [site, files] = row.kind === 'site' ? [row.site, row.attachments] : ['', []]
    const known = new Map(Object.entries(pictures).flatMap(([address, url]) => (url ? [[address, url]] : [])))
    const fetching = new SitePictures(context, id, known, isStopping)
    return new WordPressImport(
      context,
      id,
      options ?? { language: 'nl', menus: false },
      new Attachments(site, files),
      fetching,
    )
  }

  /** Says what a row would do: what would be written is tried, and undone. Nothing is fetched. */
  async judge(row: ImportRow): Promise<void> {
    const judged = await this.judged(row)
    await setImmediate()
    const outcome = judged.faults.length > 0 ? 'refused' : judged.outcome
    await together(this.context, this.id, (_, save) => save(row.id, { ...judged, outcome, result: null }))
  }

  /** Writes a row: its pictures are fetched before, so that nothing waits for them. */
  async run(row: ImportRow): Promise<void> {
    const said = siteRow(row)
    const notes = row.notes ?? []
    try {
      if (said.kind === 'post' || said.kind === 'page') await this.runItem(row, said, notes)
      else
        await together(this.context, this.id, async (own, save) => {
          const written =
            said.kind === 'menu'
              ? await writeMenuEntry(own, await this.recordOf(own, said.page), said, this.options)
              : await writeCategory(own, said.title, this.options)
          await save(row.id, { ...written, result: 'done', faults: [] })
        })
    } catch (error) {
      const faults = faultsOf(error)
      await together(this.context, this.id, (_, save) => save(row.id, { result: 'failed', faults }))
    }
  }

  private async runItem(row: ImportRow, said: ItemRow, notes: Message[]): Promise<void> {
    const plan = planSiteItem(said, this.options, this.attachments)
    const isNew = row.outcome === 'new'
    const fetched = isNew ? await this.picturesOf(plan, row.entity) : { pictures: new Map(), notes: [] }
    await together(this.context, this.id, async (own, save) => {
      const written = await this.write(own, row.record, said, plan, fetched.pictures)
      const all = [...notes, ...fetched.notes, ...written.notes.filter((note) => !isAmong(notes, note))]
      await save(row.id, { ...written.record, notes: all, result: 'done', faults: [] })
    })
  }

  /** Where none of its pictures can be had, a plain one stands for those that must be. */
  private async picturesOf(plan: SiteItemPlan, folder: string) {
    const fetched = await this.pictures.fetched(plan.pictures, folder)
    if (!plan.needsPicture || fetched.pictures.size > 0) return fetched
    const { pictures } = await this.pictures.fetched([plainAddress], folder)
    return { pictures, notes: [...fetched.notes, { key: 'wordpress.plainPicture' as const }] }
  }

  private async write(
    own: Context,
    existing: number | null,
    said: ItemRow,
    plan: SiteItemPlan,
    pictures: ReadonlyMap<string, OwnPicture>,
  ): Promise<{ record: SiteRecord; notes: Message[] }> {
    const references = await this.references(own, said, plan)
    const input = siteItemInput(plan, pictures, references)
    return writeSiteItem(own, { kind: said.kind, existing, input, oldAddresses: plan.oldAddresses })
  }

  private async references(own: Context, said: ItemRow, { category, values }: SiteItemPlan): Promise<Values> {
    if (said.kind === 'page') {
      const parent = said.parent === null ? null : await this.recordOf(own, said.parent)
      return { belongsTo: parent }
    }
    const found = category === null ? null : await called(own, 'newsCategory', category, String(values.language))
    return { category: found?.id ?? null }
  }

  /** The id of the record that another row was written to. */
  private async recordOf({ services }: Context, number: number | null): Promise<number | null> {
    if (number === null) return null
    const row = await services.database.reader.findOneBy(ImportRow, { import: this.id, number })
    return row?.record ?? null
  }

  private async judged(row: ImportRow): Promise<Judged> {
    const said = siteRow(row)
    const nothing: Judged = { outcome: 'unchanged', record: null, faults: [], notes: [] }
    if (said.kind === 'site')
      return { ...nothing, notes: await siteSummary(this.context, this.id, this.options, this.attachments) }
    if (said.kind === 'left') return { ...nothing, outcome: 'refused', faults: [leftFault(said)] }
    const { entities } = await this.context.services.switches.now()
    if (entities.has(row.entity)) return { ...nothing, faults: [{ field: null, message: { key: 'import.unusable' } }] }
    if (said.kind === 'menu') return this.judgedMenu(said)
    if (said.kind === 'category') {
      const found = await called(this.context, 'newsCategory', said.title, this.options.language)
      if (found) return { ...nothing, record: found.id }
      return this.tried((own) => writeCategory(own, said.title, this.options).then(() => []), {
        ...nothing,
        outcome: 'new',
      })
    }
    return this.judgedItem(row, said)
  }

  private async judgedItem(row: ImportRow, said: ItemRow): Promise<Judged> {
    const plan = planSiteItem(said, this.options, this.attachments)
    const judged: Judged = { outcome: 'new', record: null, faults: [], notes: plan.notes }
    if (plan.fault) return { ...judged, faults: [{ field: null, message: plan.fault }] }
    const existing = await called(this.context, row.entity, said.title, this.options.language)
    if (existing) {
      const addresses = await newAddresses(this.context, existing, row.entity, plan.oldAddresses)
      const outcome = addresses.length > 0 ? 'changed' : 'unchanged'
      const key = addresses.length > 0 ? 'wordpress.existsElsewhere' : 'wordpress.exists'
      return { ...judged, outcome, record: existing.id, notes: [{ key }] }
    }
    const pictures = new Map(plan.pictures.map((address) => [address, trialPicture]))
    return this.tried(async (own) => {
      const media = { ...trialPicture, originalName: '', bytes: 1, createdAt: new Date().toISOString() }
      await own.services.database.write((manager) => manager.insert(Media, media))
      return (await this.write(own, null, said, plan, pictures)).notes
    }, judged)
  }

  private judgedMenu({ page, menu, isNested }: Extract<WordPressRow, { kind: 'menu' }>): Judged {
    const said = (
      outcome: ImportOutcome,
      key: 'wordpress.menuProposed' | 'wordpress.menuNested' | 'wordpress.menuNoPage' | 'wordpress.menuMade',
    ) => ({
      ...{ outcome, record: null, faults: [], notes: [{ key, values: { menu } }] },
    })
    if (page === null) return said('unchanged', 'wordpress.menuNoPage')
    if (isNested) return said('unchanged', 'wordpress.menuNested')
    return this.options.menus ? said('changed', 'wordpress.menuMade') : said('unchanged', 'wordpress.menuProposed')
  }

  private async tried(work: (own: Context) => Promise<Message[]>, judged: Judged): Promise<Judged> {
    const notes = [...judged.notes]
    try {
      await together(this.context, this.id, async (own) => {
        notes.push(...(await work(own)))
        throw new Trial()
      })
    } catch (error) {
      if (!(error instanceof Trial)) return { ...judged, notes, faults: faultsOf(error) }
    }
    return { ...judged, notes }
  }
}

function leftFault({ type, count, names }: Extract<WordPressRow, { kind: 'left' }>): RowFault {
  const more = count > names.length ? ', …' : ''
  return {
    field: null,
    message: {
      key: type === 'trash' ? 'wordpress.trash' : 'wordpress.left',
      values: { type, count, names: names.join(', ') + more },
    },
  }
}

/** The record of a language that is called so. */
async function called({ services }: Context, name: string, title: string, language: string): Promise<Row | null> {
  const { type } = entityOf(name)
  const where = { ...whereIs(type, 'title', title), language } as FindOptionsWhere<object>
  return (await services.database.reader.findOneBy(type, where)) as Row | null
}

function isAmong(notes: readonly Message[], { key }: Message): boolean {
  return notes.some((note) => note.key === key)
}
