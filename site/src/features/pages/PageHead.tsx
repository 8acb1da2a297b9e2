import type { PageFieldsFragment } from '../../generated/graphql'
import { Head } from '../../kernel/components/Head'

interface PageHeadProps {
  page: PageFieldsFragment
  address: string
  translationAddress: string | null
}

export function PageHead({ page, address, translationAddress }: PageHeadProps) {
  return (
    <Head
      title={page.title}
      description={page.seoDescription ?? page.intro}
      address={address}
      translationAddress={translationAddress}
      image={page.facebookImage ?? page.image}
    />
  )
}
