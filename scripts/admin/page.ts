import { type Policy, serializePolicy } from '../export/policy';
import type { EditorConfig } from './editor-config';

// Storage and the service's status.
const apiOrigins = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
};
const avatarOrigins = {
  github: ['https://avatarOrigins.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://secure.gravatar.com'],
};

/** The editor injects styles and uses data: and blob: URLs. */
export function adminPolicy(config?: EditorConfig): Policy {
  const configured = (origins: typeof apiOrigins) => (config ? origins[config.service] : []);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...configured(avatarOrigins)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:', ...configured(apiOrigins)],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
}

export function adminPage(config?: EditorConfig): string {
  // The policy keeps translation services out. Local files need no account.
  const hidden = ['button[aria-label^=Translat]', ...(config ? [] : ['.buttons .secondary'])];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${serializePolicy(adminPolicy(config))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the site</title>
<link rel="icon" href="/icon.svg">
<style>${hidden.join(', ')} { display: none }</style>
<script type="module" src="/admin/start.js"></script>
</head>
<body>
<noscript><p>Editing needs JavaScript.</p></noscript>
</body>
</html>
`;
}
