import Page, { generateMetadata as englishMetadata } from '@/app/(en)/accessibility/page';
import { inSpanish } from '@/lib/language';

export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(Page);
