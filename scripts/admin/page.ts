/** Takes the page's policy and whether it only edits local files, and returns its HTML. */
export function adminPage(policy: string, isLocalOnly: boolean): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the site</title>
<link rel="icon" href="/icon.svg">
${isLocalOnly ? hideSignIn : ''}<script type="module" src="/admin/start.js"></script>
</head>
<body>
<noscript><p>Editing needs JavaScript.</p></noscript>
${isLocalOnly ? notice : ''}</body>
</html>
`;
}

// There is no account to sign in to.
const hideSignIn = '<style>.buttons .secondary { display: none }</style>\n';

// Shown where the page stands on a host.
const notice = `<p id="local-only" hidden>Editing at this address is not set up. On a computer that has the
site’s files, run <code>npm start</code> and open <code>http://localhost:3000/admin</code>.</p>
`;
