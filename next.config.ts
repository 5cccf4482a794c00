import type { NextConfig } from 'next';
import { readEmailConfig } from './lib/email-config';

// A half-configured build must not reach visitors: this throws and names the variable.
readEmailConfig();

const isDevelopment = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  images: { unoptimized: true },
  ...(isDevelopment
    ? {
        turbopack: {
          rules: {
            '**/lib/content/read-file.ts': { loaders: ['./scripts/dev/watch-content.cjs'] },
          },
        },
        // The export has no rewrites; in development they lead to the local mail service.
        rewrites: async () => [
          {
            source: '/api/v1.0/:path*',
            destination: `${process.env.MAIL_SERVICE_URL ?? 'http://127.0.0.1:3001'}/api/v1.0/:path*`,
          },
        ],
      }
    : { output: 'export' }),
};

export default config;
