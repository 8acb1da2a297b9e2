import type { ExcelRequest } from './excelWorker'
import ExcelWorker from './excelWorker?worker'

/** A table as a file for Excel. */
export async function writeExcel(request: ExcelRequest): Promise<Blob> {
  const worker = new ExcelWorker()
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
