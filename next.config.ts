import type { NextConfig } from 'next';
import { originalLanguage, translatedLanguages } from './lib/language';
import { redirects } from './lib/redirects';
import { buildStepVariable, exportFolder } from './tools/build-steps';

process.env['NEXT_TELEMETRY_DISABLED'] = '1';

if (process.argv.includes('build') && !process.env[buildStepVariable])
  throw new Error(
    '`next build` alone writes no out/. Run `npm run build`, which also checks and finishes the site.',
  );

const isDevelopment = process.env.NODE_ENV === 'development';

// Input of the finishing step. Not .next, which `next typegen` uses.
const exportPlace = process.argv.includes('typegen') ? {} : { distDir: exportFolder };

const otherPlaces = [
  '_next/',
  ...translatedLanguages.flatMap((lang) => [`${lang}$`, `${lang}/`]),
].join('|');

const config: NextConfig = {
  devIndicators: false,
  // The same for the same input; pages carry it until they are finished.
  generateBuildId: () => 'export',
  // A busy machine may take long for a page; the default is one minute.
  staticPageGenerationTimeout: 600,
  // `npm test` checks types once, before its two builds.
  typescript: {
    // The site only: type errors in tests and scripts don't stop a build.
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED),
  },
  // Errors name the compiled code, whose maps cost each build a quarter of its memory.
  enablePrerenderSourceMaps: false,
  // Each worker of Next reads all content and code again, which costs more than a second one gains.
  experimental: { cpus: 1 },
  ...(isDevelopment
    ? {
        turbopack: {
          rules: {
            '**/lib/content/read-file.ts': { loaders: ['./scripts/dev/watch-content.cjs'] },
            '**/app/globals.css': { loaders: ['./scripts/dev/watch-styles.cjs'] },
          },
        },
        // Files that the finishing step writes.
        rewrites: async () => [
          ...['/api/v1.0/:path*', '/admin/:path*'].map((source) => ({
            source,
            destination: `${process.env.COMPANION_URL ?? 'http://127.0.0.1:3001'}${source}`,
          })),
          { source: '/', destination: `/${originalLanguage}` },
          { source: `/:path((?!${otherPlaces}).*)`, destination: `/${originalLanguage}/:path` },
        ],
        redirects: async () =>
          redirects().map(({ from, to }) => ({
            source: from,
            destination: to,
            permanent: false,
          })),
      }
    : { output: 'export', ...exportPlace }),
};

export default config;
