import { type Policy, printPolicy } from '../export/policy';
import type { EditorConfig } from './editor-config';

type Needs = { connections: string[]; pictures: string[] };

// Where the editor stores changes, asks for the service's status, and loads portraits.
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
 * The editing page loads its own files and reaches that service. The editor injects its styles, has its
 * logo as data, and local and new pictures as blobs.
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

export function adminPage(config?: EditorConfig): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${printPolicy(adminPolicy(config))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the site</title>
<link rel="icon" href="/icon.svg">
${config ? '' : hideSignIn}<script type="module" src="/admin/start.js"></script>
</head>
<body>
<noscript><p>Editing needs JavaScript.</p></noscript>
</body>
</html>
`;
}

// There is no account to sign in to.
const hideSignIn = '<style>.buttons .secondary { display: none }</style>\n';
