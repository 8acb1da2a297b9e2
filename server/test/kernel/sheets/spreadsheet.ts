import { zip } from '../../features/downloads/files.js'

interface SheetXml {
  /** The rows, as XML. */
  rows: string
  /** The entries of shared texts, as XML. */
  texts?: string
  /** Formats of styles, as XML: those that cells name by `s`. */
  styles?: string
  prefix?: string
  more?: Record<string, string>
}

/** A workbook of one sheet as programs write it, with their own ways in its XML. */
export function workbook({ rows, texts = '', styles = '', prefix = '', more = {} }: SheetXml): Buffer {
  const tag = (name: string) => `${prefix}${name}`
  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<${tag('workbook')}><${tag('sheets')}><${tag('sheet')} name="Blad1" sheetId="1" r:id="rId7"/></${tag('sheets')}></${tag('workbook')}>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="x/worksheet" Target="worksheets/data.xml"/></Relationships>',
    'xl/worksheets/data.xml': `<?xml version="1.0"?><${tag('worksheet')}><${tag('sheetData')}>${rows}</${tag('sheetData')}></${tag('worksheet')}>`,
    ...(texts && { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    ...more,
  })
}
