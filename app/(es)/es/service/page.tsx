import Page, { generateMetadata as englishMetadata } from '@/app/(en)/service/page';
import { inSpanish } from '@/lib/language';

export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(Page);
