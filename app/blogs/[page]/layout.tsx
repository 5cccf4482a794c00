import type { ReactNode } from 'react';
import { PageButtons } from '@/components/blog/page-buttons';
import { listPages } from '@/lib/content/articles';
import '@/app/styles/articles.css';

type LayoutProps = { children: ReactNode; params: Promise<{ page: string }> };

export default async function BlogLayout({ children, params }: LayoutProps) {
  const { page } = await params;
  return (
    <div className="container-page py-10 lg:py-14">
      <PageButtons pages={listPages()} current={page} />
      {children}
    </div>
  );
}
