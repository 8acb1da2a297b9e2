/** Signs that nobody sees: marks of zero width and of direction, soft hyphens, fillers. */
const unseen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]`

/** Writing systems whose letters join, or do not, by a sign of zero width between them. */
const joining = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`

/** What is not seen by itself, but makes another sign of those around it: a family of emoji, a flag, a letter. */
const meaningful = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
  String.raw`(?<=${joining})[\u200c\u200d](?=${joining})`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
].join('|')

const unseenSigns = new RegExp(unseen, 'gu')
const unseenOrMeaningful = new RegExp(`(${meaningful})|${unseen}`, 'gu')
/** The empty pattern of Braille is neither white space nor ignorable, and yet nothing is seen of it. */
const blank = new RegExp(String.raw`^(?:[\s\u2800]|${unseen})*$`, 'u')

/** Whether nothing is seen of a text. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}

/** Running text: composed (NFC), with plain spaces for those that do not break and for narrow ones. */
export function cleanedProse(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
}

/** A name or a title: the same without signs that are not seen, unless they make others what they are. */
export function cleanedLine(text: string): string {
  return cleanedProse(text.replace(unseenOrMeaningful, '$1'))
}

/** An address, a number or a code, of which no sign is unseen. */
export function cleanedCode(text: string): string {
  return cleanedProse(text.replace(unseenSigns, ''))
}
