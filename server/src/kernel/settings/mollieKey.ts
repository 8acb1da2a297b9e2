/** Whether a text has the form of a key of Mollie: those that begin with `test_` move no money. */
export function isMollieKey(text: string): boolean {
  return /^(test|live)_[0-9A-Za-z]{30,60}$/.test(text)
}
