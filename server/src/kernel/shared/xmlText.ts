/** Control characters but for tab and line breaks, and two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Without what no XML holds: control characters, and half of a pair that stands for one character. */
export function xmlText(text: string): string {
  return text.replace(unstorable, '')
}
