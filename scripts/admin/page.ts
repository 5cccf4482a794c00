import { type Policy, serializePolicy } from '../export/policy';
import type { EditorConfig } from './editor-config';

type Needs = { connections: string[]; pictures: string[] };

// Origins for storage, service status and avatars.
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

/** The editor injects styles and uses data: and blob: URLs. */
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
<meta http-equiv="Content-Security-Policy" content="${serializePolicy(adminPolicy(config))}">
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

// Local files need no account.
const hideSignIn = '<style>.buttons .secondary { display: none }</style>\n';
