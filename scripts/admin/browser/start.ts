import CMS, { type CmsConfig } from '@sveltia/cms';
import { figure, picture } from './text-parts';

const response = await fetch('/admin/config.json');
const config: CmsConfig = await response.json();
CMS.registerEditorComponent(figure);
CMS.registerEditorComponent(picture);
await CMS.init({ config });
