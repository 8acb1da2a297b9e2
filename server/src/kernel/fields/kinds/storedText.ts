/** A text as it is stored: cleaned, null when nothing is left of it, and without what databases cannot store. */
export function storedText(value: unknown, clean: (text: string) => string): string | null {
  const text = clean(wellFormed(value))
  return text === '' ? null : text
}

/** Replaces lone surrogates by `\ufffd`. */
function wellFormed(value: unknown): string {
  return Buffer.from(String(value)).toString()
}
