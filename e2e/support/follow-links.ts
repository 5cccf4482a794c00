import { LinkChecker } from 'linkinator';

/**
 * Follows every link of a site from its first page, fragments included. Other sites are left out, and the
 * site's own name where it stands in canonical addresses.
 */
export async function followLinks(
  address: string,
): Promise<{ followed: number; broken: string[] }> {
  const { links } = await new LinkChecker().check({
    path: `${address}/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(address),
  });
  const broken = links.filter(({ state }) => state === 'BROKEN');
  return {
    followed: links.filter(({ state }) => state !== 'SKIPPED').length,
    broken: broken.map(({ url, parent }) => `${url} on ${parent}`),
  };
}
