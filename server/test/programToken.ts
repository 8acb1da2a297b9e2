import { required } from './required.js'
import { password, type TestShop } from './startTestShop.js'

const mutation = `mutation ($input: AccessTokenInput!, $password: String!, $sections: [String!]) {
  createAccessToken(input: $input, password: $password, sections: $sections) { token }
}`

/** The headers of a program with a token that was made for it, as an administrator makes one. */
export async function programToken(
  shop: TestShop,
  input: Record<string, unknown> = {},
  sections: readonly string[] | null = null,
): Promise<Record<string, string>> {
  const variables = {
    input: { name: 'Een programma', role: 'cms_admin', access: 'write', ...input },
    password,
    sections,
  }
  const { data, errors } = await shop.graphql<{ createAccessToken: { token: string } }>(
    mutation,
    variables,
    await shop.login('cms-admin'),
  )
  return { authorization: `Bearer ${required(data?.createAccessToken, JSON.stringify(errors)).token}` }
}
