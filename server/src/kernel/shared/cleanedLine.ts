import { cleanedProse, unseen } from './cleanedText.js'

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

const unseenOrMeaningful = new RegExp(`(${meaningful})|${unseen}`, 'gu')

/** A name or a title: the same without signs that are not seen, unless they make others what they are. */
export function cleanedLine(text: string): string {
  return cleanedProse(text.replace(unseenOrMeaningful, '$1'))
}
