import type { Readable } from 'node:stream'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { readContent } from '../../kernel/media/readContent.js'
import { decodeText } from '../../kernel/sheets/decodeText.js'
import { readExport } from '../wordpress/readExport.js'
import { UnreadableExport, type WordPressExport } from '../wordpress/WordPressItem.js'

/** The site that a file holds. @throws ShopError VALIDATION for a file that is no export of one, TOO_LARGE above 10 MB */
export async function siteInFile(stream: Readable): Promise<WordPressExport> {
  try {
    return await readExport(decodeText(await readContent(stream)).text)
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error
    throw invalidField('file', { key: `wordpress.${error.fault}` })
  }
}
