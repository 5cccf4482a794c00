import Page, {
  generateMetadata as englishMetadata,
  generateStaticParams as englishParams,
} from '@/app/(en)/blogs/[page]/page';
import { inSpanish } from '@/lib/language';

export const dynamicParams = false;
export const generateStaticParams = englishParams;
export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(Page);
