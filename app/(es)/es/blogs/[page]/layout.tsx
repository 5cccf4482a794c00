import BlogLayout from '@/app/(en)/blogs/[page]/layout';
import { inSpanish } from '@/lib/language';

export default inSpanish(BlogLayout);
