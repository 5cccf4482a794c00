import type { ReactNode } from 'react';
import { SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import { listPages } from '@/lib/content/articles';
import { pageLanguage } from '@/lib/page-language';
import { listPath } from '@/lib/routes';
import { Pagination } from './pagination';

type BlogPageProps = { path: string; list: number; children: ReactNode };

export async function BlogPage({ path, list, children }: BlogPageProps) {
  const language = await pageLanguage();
  return (
    <SitePage path={path}>
      <div className="py-6 lg:py-10">
        <Container className="mb-6">
          <Pagination
            language={language}
            pages={listPages(language)}
            current={list}
            position={path === listPath(list) ? 'above' : 'article'}
          />
        </Container>
        {children}
      </div>
    </SitePage>
  );
}
