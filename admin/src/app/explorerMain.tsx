import '../kernel/explorer/styleNonce'
import '../kernel/theme/fonts'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import 'graphiql/graphiql.css'
import '../kernel/explorer/workers'
import '../kernel/explorer/explorer.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { csrfHeader } from '../kernel/graphql/csrfHeader'

const query = `# What visitors may read. Sign in at /login-admin to manage content as well.
query Welcome {
  shop {
    name
    openingHours { weekday opens closes }
  }
}
`

interface Operation {
  query: string
  variables?: unknown
  operationName?: string | null
}

/** Sends what was typed to this very server, as the one who is signed in. */
async function ask(operation: Operation): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(await csrfHeader()),
    },
    body: JSON.stringify(operation),
  })
  return response.json()
}

const place = document.getElementById('explorer')
if (!place) throw new Error('explorer.html has no place for the explorer')
createRoot(place).render(<GraphiQL fetcher={ask} defaultQuery={query} />)
