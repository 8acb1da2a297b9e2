import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import type { Message } from '../../kernel/i18n/say.js'
import { isPictureFile } from '../wordpress/convertContent.js'
import type { Attachments } from '../wordpress/pictureAddress.js'
import type { SiteOptions } from './DataImport.js'
import { ImportRow } from './ImportRow.js'
import { planSiteItem } from './planSiteItem.js'
import { plainAddress } from './SitePictures.js'
import { siteRow } from './wordpressRows.js'

const namedHosts = 5

/** What is said of a site as a whole: how many pictures are fetched from where, and how many files nothing shows. */
export async function siteSummary(
  { services }: Context,
  id: number,
  options: SiteOptions,
  attachments: Attachments,
): Promise<Message[]> {
  const pictures = new Set<string>()
  for (let from = 1; ; ) {
    const [row] = await services.database.reader
      .createQueryBuilder(ImportRow, 'row')
      .where('row.import = :id AND row.number > :from', { id, from })
      .orderBy('row.number')
      .take(1)
      .getMany()
    if (!row) break
    from = row.number
    const said = siteRow(row)
    if (said.kind !== 'post' && said.kind !== 'page') continue
    for (const address of planSiteItem(said, options, attachments).pictures) pictures.add(address)
    await setImmediate()
  }
  pictures.delete(plainAddress)
  const counts = new Map<string, number>()
  for (const address of pictures) {
    const { host } = new URL(address)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const hosts = [...counts].sort(([, one], [, other]) => other - one)
  const notes: Message[] = hosts.slice(0, namedHosts).map(([host, count]) => ({
    key: 'wordpress.pictures',
    values: { host, count },
  }))
  const others = hosts.slice(namedHosts).reduce((sum, [, count]) => sum + count, 0)
  if (others > 0) notes.push({ key: 'wordpress.otherPictures', values: { count: others } })
  const unused = attachments.all.filter(({ url }) => !pictures.has(url))
  const files = unused.filter(({ url }) => !isPictureFile(url)).length
  if (unused.length > files) notes.push({ key: 'wordpress.unusedPictures', values: { count: unused.length - files } })
  if (files > 0) notes.push({ key: 'wordpress.files', values: { count: files } })
  return notes
}
