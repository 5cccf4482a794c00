import CMS from '@sveltia/cms';

const config = await fetch('/admin/config.json');
await CMS.init({ config: await config.json() });
