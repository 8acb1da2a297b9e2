import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker'
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker'
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker'

/**
 * The editor's helpers, built with the explorer and served from this host. GraphiQL's own setup breaks Vite's
 * development server.
 */
const environment = {
  getWorker(_id: string, label: string): Worker {
    if (label === 'json') return new JsonWorker()
    if (label === 'graphql') return new GraphqlWorker()
    return new EditorWorker()
  },
}
Object.assign(globalThis, { MonacoEnvironment: environment })
