/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { EditionLink, NavLinks } from '@/components/layout/nav-links';

const links = [
  { href: '/', label: 'Home' },
  { href: '/blogs', label: 'Blogs' },
  { href: '/about', label: 'About Us' },
  { href: '/service', label: 'Services' },
  { href: '/contact', label: 'Contact Us' },
];

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

describe('the navigation', () => {
  it.each([
    ['/', 'Home'],
    ['/blogs', 'Blogs'],
    ['/blogs/page1', 'Blogs'],
    ['/blogs/page2/14', 'Blogs'],
    ['/about', 'About Us'],
    ['/service', 'Services'],
    ['/contact', 'Contact Us'],
  ])('marks on %s the link %s alone', (path, label) => {
    jest.mocked(usePathname).mockReturnValue(path);
    render(<NavLinks home="/" links={links} />);
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => link.textContent)).toEqual([label]);
  });

  it('marks no link on a page that it does not lead to', () => {
    jest.mocked(usePathname).mockReturnValue('/formInput');
    render(<NavLinks home="/" links={links} />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});

describe('the link to the other edition', () => {
  it.each([
    ['/about', '/es/about'],
    ['/blogs/page1/9', '/es/blogs/page1/9'],
    ['/blogs/page1/2', '/es/blogs'],
    ['/_not-found', '/es'],
  ])('leads from %s to %s', (path, address) => {
    jest.mocked(usePathname).mockReturnValue(path);
    render(<EditionLink to="es" text="Español" missing={['/blogs/page1/2']} className="" />);
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', address);
  });
});
