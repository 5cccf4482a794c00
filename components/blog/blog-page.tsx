import type { ReactNode } from 'react';
import { SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import { listPages } from '@/lib/content/articles';
import type { Language } from '@/lib/language';
import { listPath } from '@/lib/routes';
import { Pagination } from './pagination';

type BlogPageProps = { language: Language; path: string; list: number; children: ReactNode };

export function BlogPage({ language, path, list, children }: BlogPageProps) {
  return (
    <SitePage language={language} path={path}>
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
