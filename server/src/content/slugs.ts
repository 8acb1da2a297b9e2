import slugify from '@sindresorhus/slugify'

/** Lower-case ASCII with hyphens. */
export function slugOf(text: string, max: number): string {
  const slug = slugify(text, { decamelize: false, preserveLeadingUnderscore: false })
    .slice(0, max - 8)
    .replace(/-+$/, '')
  return slug || 'item'
}

/** The urls to try for a title, in this order: plain, with the language, with a number. */
export function* slugCandidates(title: string, language: string | undefined, max: number): Generator<string> {
  const slug = slugOf(title, max)
  yield slug
  if (language) yield `${slug}-${language}`
  for (let number = 2; ; number++) yield `${slug}-${number}`
}
