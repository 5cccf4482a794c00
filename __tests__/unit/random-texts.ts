import * as fc from 'fast-check';

/** What a visitor may type: printable text in any script, with blanks inside and around. */
const printable = (constraints: fc.StringConstraints = {}) =>
  fc.string({ unit: 'grapheme', ...constraints });

/** Text that asks a careless program to do something: headers, markup, places of templates, odd names. */
export const hostile = fc.constantFrom(
  'Ana\r\nBcc: thief@example.net',
  'Ana\nSubject: Won\n\n<html>',
  '\r\n.\r\nMAIL FROM:<thief@example.net>\r\n',
  '.\n..\n.leading dots',
  '"Ana" <thief@example.net>, other@example.net',
  '=?utf-8?Q?Bcc=3A_thief=40example.net?=',
  '<b>Ana</b><script>alert(1)</script><img src=x onerror=alert(1)>',
  '</td></tr></table><h1>Won</h1>',
  '<!-- ',
  '&lt;b&gt; &amp; &copy; &#0;',
  '{{name}} {{{name}}} {{&name}} {{#name}}{{/name}} {{> name}} {{=<% %>=}} <%name%>',
  '__proto__',
  'constructor',
  'مرحبا بالعالم ‏',
  '👩‍👩‍👧‍👦🏳️‍🌈🇺🇸é',
);

/** A mixture of both, never blank. */
export const anyText = (maxLength = 200) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: printable({ maxLength }) }, hostile), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.join(' '))
    .filter((text) => text.trim() !== '');
