import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ExcelSheet } from '../../../kernel/shared/excelSheet.js'

/** So many rows are copied to the thread before others have their turn. */
const rowsAtOnce = 500

/** Takes the rows of a workbook, then its options, and answers its bytes. A text, because the server is one bundle. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const writeExcelFile = require(workerData)
const data = []
parentPort.on('message', ({ rows, options }) => {
  if (rows) data.push(...rows)
  else writeExcelFile(data, options).toBuffer().then((content) => parentPort.postMessage(content))
})`

/** A table as a file for Excel, written in a thread of its own: thousands of rows take a second. */
export async function writeWorkbook({ data, options }: ExcelSheet): Promise<Buffer> {
  const workerData = createRequire(import.meta.url).resolve('write-excel-file/node')
  const worker = new Worker(program, { eval: true, execArgv: [], workerData })
  try {
    const written = new Promise<Uint8Array>((resolve, reject) => worker.once('message', resolve).once('error', reject))
    // It is waited for once everything has been sent.
    written.catch(() => undefined)
    for (let from = 0; from < data.length; from += rowsAtOnce) {
      worker.postMessage({ rows: data.slice(from, from + rowsAtOnce) })
      await nextTurn()
    }
    worker.postMessage({ options })
    return Buffer.from(await written)
  } finally {
    await worker.terminate()
  }
}
