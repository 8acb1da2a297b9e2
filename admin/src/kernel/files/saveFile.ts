/** A slow device asks for the content of a file some time after the click that saves it. */
const longestUntilRead = 60_000

/**
 * Downloads a content as a file.
 * @param type with the encoding of a text
 */
export function saveFile(content: string | Blob, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), longestUntilRead)
}
