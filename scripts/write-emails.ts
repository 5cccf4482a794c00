import '../tools/load-env';
import { mkdirSync, writeFileSync } from 'node:fs';
import { isLocal } from '../lib/hosts';
import { checkSettings, readSettings } from '../lib/settings';
import { emails, readTemplate } from '../tools/mail-service/service';

const folder = 'mail-templates';
checkSettings();
const { NEXT_PUBLIC_SITE_URL: siteUrl } = readSettings();
if (!siteUrl || isLocal(siteUrl)) {
  throw new Error(
    `NEXT_PUBLIC_SITE_URL: is ${siteUrl || 'not set'}. Write the site’s own address, such as https://www.example.com: the e-mails name it.`,
  );
}
mkdirSync(folder, { recursive: true });
for (const name of emails) {
  writeFileSync(`${folder}/${name}.html`, readTemplate(name, siteUrl));
  console.log(`${folder}/${name}.html is ready to paste into its template.`);
}
