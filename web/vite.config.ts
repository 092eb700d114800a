import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './src/app/chunks.js'
import { linkPictures } from './src/linkPictures/plugin.js'
import { front } from './src/text/frontPlugin.js'
import { offline } from './src/offline/vitePlugin.js'

const here = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig({
  plugins: [svelte(), front(), linkPictures(), offline()],
  base: '/',
  resolve: { alias: { $client: here('./src') } },
  build: {
    outDir: here('../src/higaki/server/static'),
    emptyOutDir: true,
    // The content security policy knows no data: for fonts, so nothing but pictures may be put inside the style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    // Boards and texts of the games lie beside their rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', '../src/higaki/games/*/web/**/*.test.ts'],
    setupFiles: ['src/app/testSetup.ts'],
    // One process for all files: most of the time would go into starting one for each.
    isolate: false,
    fileParallelism: false,
  },
})
