import { cmsBackend } from '@/scripts/admin/config';
import { readEditorConfig } from '@/scripts/admin/editor-config';
import { adminPage, adminPolicy } from '@/scripts/admin/page';

const configOf = (service: string, signIn = '') =>
  readEditorConfig({
    NEXT_PUBLIC_EDITOR_SERVICE: service,
    NEXT_PUBLIC_EDITOR_REPOSITORY: 'group/below/name',
    NEXT_PUBLIC_EDITOR_BRANCH: 'texts',
    NEXT_PUBLIC_EDITOR_SIGN_IN: signIn,
  });

describe('the editing page', () => {
  it('connects only to its own site when it edits local files', () => {
    expect(readEditorConfig({})).toBeUndefined();
    const policy = adminPolicy();
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toContain('http');
    expect(adminPage()).toContain('.buttons .secondary { display: none }');
    expect(adminPage(configOf('github'))).toContain('[aria-label^=Translat] { display: none }');
    expect(adminPage()).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('allows only the configured service', () => {
    const [github, gitlab] = ['github', 'gitlab'].map((one) => configOf(one));
    expect(adminPolicy(github)['connect-src']).toContain('https://api.github.com');
    expect(JSON.stringify(adminPolicy(github))).not.toContain('gitlab');
    expect(adminPolicy(gitlab)['connect-src']).toContain('https://gitlab.com');
    expect(adminPage(github)).not.toContain('.secondary');
  });

  it.each([
    ['github', '', { auth_methods: ['token'] }],
    ['github', 'https://sign-in.example', { base_url: 'https://sign-in.example' }],
    ['gitlab', 'an-id', { auth_type: 'pkce', app_id: 'an-id' }],
  ])('saves to its branch at %s, signed in by “%s”', (name, signIn, own) => {
    const place = { name, repo: 'group/below/name', branch: 'texts' };
    expect(cmsBackend(configOf(name, signIn))).toMatchObject({ ...place, ...own });
  });
});
