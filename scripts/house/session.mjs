/**
 * @typedef {object} Session a user logged in at a shop, for calls outside a browser
 * @property {Record<string, string>} headers cookies and the token that writes need
 * @property {() => Array<{name: string, value: string, url: string}>} browserCookies to continue in a browser
 * @property {Graphql} graphql
 *
 * @typedef {<T>(query: string, variables?: Record<string, unknown>) => Promise<T>} Graphql
 *   answers the data; errors are thrown
 */

/**
 * Logs in over GraphQL.
 * @param {string} url of the shop
 * @returns {Promise<Session>}
 */
export async function logIn(url, email = 'admin@example.com', password = 'demo-password') {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  /** @type {Session} */
  const session = {
    headers: {},
    browserCookies: () => [...cookies].map(([name, value]) => ({ name, value, url })),
    graphql: /** @type {Graphql} */ (graphql),
  }

  /** @param {Response} answer */
  function keepCookies(answer) {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    session.headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    }
  }

  /**
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   */
  async function graphql(query, variables) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session.headers },
      body: JSON.stringify({ query, variables }),
    })
    keepCookies(answer)
    const { data, errors } = /** @type {{data: unknown, errors?: unknown[]}} */ (await answer.json())
    if (errors !== undefined) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return data
  }

  keepCookies(await fetch(`${url}/api/csrf-cookie`))
  await graphql('mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id } }', {
    email,
    password,
  })
  return session
}
