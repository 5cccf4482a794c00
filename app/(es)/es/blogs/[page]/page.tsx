import Page, { generateMetadata as englishMetadata } from '@/app/(en)/blogs/[page]/page';
import { listParams } from '@/lib/content/editions';
import { inSpanish } from '@/lib/language';

export const dynamicParams = false;
export const generateStaticParams = () => listParams('es');
export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(Page);
