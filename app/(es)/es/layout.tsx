import RootLayout, {
  generateMetadata as englishMetadata,
  viewport as sameViewport,
} from '@/app/(en)/layout';
import { inSpanish } from '@/lib/language';

export const viewport = sameViewport;
export const generateMetadata = inSpanish(englishMetadata);
export default inSpanish(RootLayout);
