import { zipOf } from './zip.js'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const office = `${schemas}/officeDocument/2006/relationships`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook (XLSX) of one sheet; numbers stay numbers, so that they can be added up. */
export function workbookOf(sheet: string, rows: readonly (string | number)[][], at: Date): Buffer {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationTo('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="${written(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationTo('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
  }
  return zipOf(
    Object.entries(files).map(([name, xml]) => ({ name, bytes: Buffer.from(head + xml) })),
    at,
  )
}

function relationTo(type: string, target: string): string {
  return `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
}

function rowOf(cells: readonly (string | number)[], index: number): string {
  const inRow = cells.map((cell, column) => {
    const at = `${String.fromCharCode(65 + column)}${index + 1}`
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t>${written(cell)}</t></is></c>`
  })
  return `<row r="${index + 1}">${inRow.join('')}</row>`
}

function written(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
