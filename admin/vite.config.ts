import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Builds the back office and the GraphQL explorer to `dist`; the server serves both under `/cougarXr7/assets/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/cougarXr7/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses in styles, so that the content policy stays narrow.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: {
        index: entry('index.html'),
        stock: entry('zzp.html'),
        account: entry('account.html'),
        explorer: entry('explorer.html'),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Standing alone in development, the API of a server that runs beside it is used.
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/uploads', '/login-admin'].map((path) => [
        path,
        process.env.SHOP_SERVER ?? 'http://localhost:4000',
      ]),
    ),
  },
})
