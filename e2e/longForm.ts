/** Set by `npm test -- every`. A normal run takes a sample of the widths, languages and themes, with each in it. */
export const isEvery = process.env.EVERY === 'true'

/** Cases beside the sample of a normal run: screens of the sample in yet another width, language or theme. */
export function longForm<const Case>(...cases: readonly Case[]): readonly Case[] {
  return isEvery ? cases : []
}
