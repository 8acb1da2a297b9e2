/** Masks e-mail addresses in a text, such as those that mail servers repeat when they reject one. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replace(/[^\s<>()[\]{}"',;:=]+@[^\s<>()[\]{}"',;:]+/g, '…@…') : text
}
