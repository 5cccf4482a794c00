import type { EditorConfig } from '../../lib/editor-config';
import type { Policy } from '../finish-export/policy';

type Needs = { connections: string[]; pictures: string[] };

// Where the editor keeps changes, asks whether the service is up, and finds its people's portraits.
const needs: Record<EditorConfig['service'], Needs> = {
  github: {
    connections: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connections: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
};

/**
 * Takes where changes are kept and returns the editing page's policy: its own files, and that service.
 * The editor writes its styles into the page, has its logo as data, and local and new pictures as blobs.
 */
export function adminPolicy(config?: EditorConfig): Policy {
  const { connections, pictures } = config
    ? needs[config.service]
    : { connections: [], pictures: [] };
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:', ...connections],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
}
