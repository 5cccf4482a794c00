import type { ReactNode } from 'react';
import { PageButtons } from '@/components/blog/page-buttons';
import { listPages } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';

type LayoutProps = { children: ReactNode; params: Promise<{ page: string }> };

export default async function BlogLayout({ children, params }: LayoutProps) {
  const { page } = await params;
  return (
    <div className="py-6 lg:py-10">
      <div className="max-w-site px-gutter mx-auto mb-6">
        <PageButtons pages={listPages()} current={page} labels={loadLabels().lists} />
      </div>
      {children}
    </div>
  );
}
