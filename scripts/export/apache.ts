import { type HeaderRules, origin, pageExpression } from '../../tools/header-rules';

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  ico: 'image/x-icon',
};

/** The .htaccess: headers, addresses without .html, compressed copies. */
export function apacheRules({ everywhere, pages, caching }: HeaderRules): string {
  const set = (name: string, value: string, expression?: string) => {
    const where = expression ? ` ${quote(`expr=%{REQUEST_URI} =~ m#${expression}#`)}` : '';
    return `  Header always set ${name} ${quote(value.replaceAll('%', '%%'))}${where}`;
  };
  const headers = [
    '  Header merge Vary Accept-Encoding',
    ...Object.entries(everywhere).map(([name, value]) => set(name, value)),
    ...Object.entries(pages).flatMap(([page, own]) =>
      Object.entries(own).map(([name, value]) => set(name, value, pageExpression(page))),
    ),
    set('Cache-Control', caching.elsewhere),
    ...Object.entries(caching.folders).map(([folder, value]) =>
      set('Cache-Control', value, `^${folder}`),
    ),
  ];
  return `${[origin, rewriting(), '<IfModule mod_headers.c>', ...headers, '</IfModule>'].join('\n')}\n`;
}

function rewriting(): string {
  const declared = Object.entries(types).map(([ending, type]) => `AddType ${type} .${ending}`);
  const compressed = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    ([encoding, suffix]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{REQUEST_FILENAME}.${suffix} -f
  RewriteRule ^(.+)$ $1.${suffix} [L]`,
  );
  const kept = Object.entries(types).map(
    ([ending, type]) => `  RewriteRule [.]${ending}[.](br|gz)$ - [T=${type}]`,
  );
  return `Options -Indexes
DirectoryIndex index.html
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType font/woff2 .woff2
${declared.join('\n')}
# Elsewhere .br means Breton.
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<IfModule mod_rewrite.c>
  DirectorySlash Off
  RewriteEngine On
  RewriteBase /
  # Files for other servers are not for visitors.
  RewriteRule ^_(headers|redirects) - [R=404,L]
  # /about and /about/ are both about.html, and no other folder is a page.
  RewriteRule ^$ index.html
  RewriteRule ^(.+)/$ $1
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
  # The files that the build compressed, each of the type it has without.
${compressed.join('\n')}
${kept.join('\n')}
</IfModule>`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
