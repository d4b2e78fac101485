import devServer from '@hono/vite-dev-server';
import mdx from '@mdx-js/rollup';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BROWSER_ENTRIES } from './src/assets.ts';
import { asciiSource } from './vite-plugins/ascii-source.ts';
import { builtinHttp } from './vite-plugins/builtin-http.ts';
import { preactInBrowsers } from './vite-plugins/preact-in-browsers.ts';
import { writeBuildName } from './vite-plugins/build-name.ts';
import { builtInSentences } from './vite-plugins/built-in-sentences-plugin.ts';
import { libraryData } from './vite-plugins/library-data.ts';
import { titleModel } from './vite-plugins/title-model-plugin.ts';
import { yamlData } from './vite-plugins/yaml-data.ts';

const { admin, entrance, citySearch, administrator, font, kitDrawing, css } = BROWSER_ENTRIES;

export default defineConfig({
  // No value of a .env file reaches a build.
  envDir: false,
  plugins: [
    { enforce: 'pre', ...mdx() },
    yamlData(),
    libraryData(),
    titleModel(),
    builtInSentences(),
    asciiSource(),
    builtinHttp(),
    preactInBrowsers(),
    react(),
    tailwind(),
    devServer({
      entry: 'src/dev.ts',
      injectClientScript: false,
      exclude: [/^\/src\/.*/, /^\/@.+/, /^\/node_modules\/.*/, /\?t=\d+$/],
    }),
  ],
  builder: {
    async buildApp(builder) {
      const { client, server } = builder.environments;
      if (!client || !server) throw new Error('The build needs both environments');
      await builder.build(client);
      await builder.build(server);
      writeBuildName(server.config.build.outDir);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: [admin, entrance, citySearch, administrator, font, kitDrawing, ...Object.values(css)],
          output: {
            // A chunk that is shared is named after all that share it: up to a hundred letters in each script that imports it.
            chunkFileNames: ({ name }) => `assets/${name.includes('~') ? 'shared' : '[name]'}-[hash].js`,
            // Small parts that several screens share travel together, where a screen would otherwise ask for thirty files. What the first
            // scripts of a document load stays as it is shared among them, so that no island on a public page brings any of the panel.
            codeSplitting: {
              groups: [
                { name: 'main', tags: ['$initial'], entriesAware: true, priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3500 },
              ],
            },
          },
        },
      },
    },
    server: {
      consumer: 'server',
      // The bundle is for production, whatever NODE_ENV says where it runs; React would ship its development half otherwise.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true, external: ['pg-native', '@napi-rs/canvas', 'sharp'] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node26',
        minify: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            server: 'src/server.ts',
            'admin-command': 'src/admin-command.ts',
            'data-command': 'src/data-command.ts',
            'page-work-process': 'src/page-work-process.ts',
            'photo-process': 'src/photos/photo-process.ts',
          },
          // All in one folder: what reads files beside it finds them from whichever chunk it stands in.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'esm' },
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/support/migrated-databases.ts'],
    setupFiles: ['tests/support/no-surprises.ts'],
    environment: 'node',
    maxWorkers: '100%',
    isolate: false,
    // Generous, for a machine that does other things too, or has a third of its pace; nothing is asserted by time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for is waited for as long as the test may take; what never comes is said before that.
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      // With React's development half, which warns of what no page may do.
      { extends: true, test: { name: 'rooms', include: ['src/**/*.test.{ts,tsx}'] } },
      // The whole product as it is delivered: with the half for production, which renders a page in half the time.
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: { name: 'product', include: ['tests/**/*.test.ts'], env: { NODE_ENV: 'production' } },
      },
    ],
  },
});
