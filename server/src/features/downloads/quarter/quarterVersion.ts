import { buffer } from 'node:stream/consumers'
import { type EntityManager, In } from 'typeorm'
import { DownloadFile } from '../DownloadFile.js'
import type { Downloads } from '../Downloads.js'
import type { QuarterFile } from './quarterFiles.js'

/**
 * Which version of a quarter files are: that of the same tables if they are there already, otherwise the next one, so that an
 * accountant who has read an earlier one sees that there is another.
 * @param tables those files of the quarter whose bytes follow from what they say, under their names as version 1
 * @returns from 1 on
 */
export async function quarterVersion(
  manager: EntityManager,
  downloads: Downloads,
  download: number,
  tables: readonly QuarterFile[],
): Promise<number> {
  for (let version = 1; ; version++) {
    const names = new Map(tables.map(({ name, content }) => [versionName(name, version), content]))
    const earlier = await manager.findBy(DownloadFile, { download, name: In([...names.keys()]) })
    const isSame = async (file: DownloadFile) => {
      const stored = await downloads.open(file)
      return stored !== null && names.get(file.name)?.equals(await buffer(await stored.read())) === true
    }
    if ((await Promise.all(earlier.map(isSame))).every((same) => same)) return version
  }
}

/** The name of a file in a version: `Facturen 2026 kwartaal 4 (2).csv`. */
export function versionName(name: string, version: number): string {
  return version === 1 ? name : name.replace(/(\.\w+)$/, ` (${version})$1`)
}
