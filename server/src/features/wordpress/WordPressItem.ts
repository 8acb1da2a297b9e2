import type { Language } from '../../kernel/shared/screens.js'

/** What an export says of a post, a page or something else that the site has. */
export interface WordPressItem {
  id: number
  /** `post`, `page`, `attachment`, `nav_menu_item`, or what a plugin calls its own. */
  type: string
  title: string
  /** Its address at the old site. */
  link: string
  /** `publish`, `draft`, `future`, `private`, … */
  status: string
  hasPassword: boolean
  /** UTC, such as 2026-11-21T14:05:00.000Z; null where the export does not say it. */
  date: string | null
  content: string
  excerpt: string
  parent: number
  order: number
  categories: string[]
  tags: string[]
  /** The names of the menus that it stands in. */
  menus: string[]
  /** Where the file of an attachment is. */
  file: string | null
  meta: Record<string, string>
  comments: number
}

/** A site as WordPress exports it (WXR). */
export interface WordPressExport {
  /** What the site is called. */
  title: string
  /** Where it was, such as https://www.example.nl. */
  site: string
  language: Language
  items: WordPressItem[]
}

/** A file of an attachment: where it is, and what it shows in words. */
export interface Attachment {
  id: number
  url: string
  alt: string
  parent: number
}

/** Why a file could not be read as an export. */
export type ExportFault = 'noExport' | 'tooMany' | 'empty'

/** A file that is no export of WordPress, or none that is read. */
export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport'

  constructor(readonly fault: ExportFault) {
    super(fault)
  }
}
