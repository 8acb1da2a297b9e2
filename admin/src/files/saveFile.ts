/** A slow device asks for the content of a file some time after the click that saves it. */
const longestUntilRead = 60_000

/** Downloads a text as a file. */
export function saveFile(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), longestUntilRead)
}
