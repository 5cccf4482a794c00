import type { CmsConfig } from '@sveltia/cms';
import type { EditorConfig } from '../../lib/editor-config';

/** Takes where changes are kept and returns the editor's setting for it. */
export function backendOf(config?: EditorConfig): CmsConfig['backend'] {
  // The editor asks for a repository even where it only works on local files. Nothing reads this one,
  // and of the services this is the only one that is not asked for its state.
  if (!config) return { name: 'gitea', repo: 'local/claimlantern' };
  const { service: name, repository: repo, branch, signIn } = config;
  if (!signIn) return { name, repo, branch, auth_methods: ['token'] };
  if (name === 'github') return { name, repo, branch, base_url: signIn };
  return { name, repo, branch, auth_type: 'pkce', app_id: signIn };
}
