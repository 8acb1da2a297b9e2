/** A text without the e-mail addresses in it, such as those that mail servers repeat when they refuse one. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replace(/[^\s<>()[\]{}"',;:=]+@[^\s<>()[\]{}"',;:]+/g, '…@…') : text
}
