import Page, { generateMetadata as englishMetadata } from '@/app/(en)/blogs/[page]/[n]/page';
import { articleParams } from '@/lib/content/editions';
import { inSpanish } from '@/lib/language';

export const dynamicParams = false;
export const generateStaticParams = () => articleParams('es');
export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(Page);
