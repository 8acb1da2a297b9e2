import { scriptSafeJson } from '../SiteState'

/** A description for search engines, as a block of data that no text in it can break out of. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json">{json}</script>
}
