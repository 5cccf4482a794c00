import { backendOf } from '@/scripts/admin/config';
import { adminPage, adminPolicy } from '@/scripts/admin/page';

const repository = { repository: 'owner/name', branch: 'main', signIn: '' };
const github = { service: 'github' as const, ...repository };
const gitlab = { service: 'gitlab' as const, ...repository };

describe('the editing page', () => {
  it('connects only to its own site when it edits local files', () => {
    const policy = adminPolicy();
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toContain('http');
    expect(adminPage()).toContain('.buttons .secondary { display: none }');
  });

  it('allows only the configured service', () => {
    expect(adminPolicy(github)['connect-src']).toContain('https://api.github.com');
    expect(JSON.stringify(adminPolicy(github))).not.toContain('gitlab');
    expect(adminPolicy(gitlab)['connect-src']).toContain('https://gitlab.com');
    expect(adminPage(github)).not.toContain('display: none');
  });

  it('allows token sign-in if nothing else is configured', () => {
    expect(backendOf(github)).toMatchObject({ repo: 'owner/name', auth_methods: ['token'] });
    expect(backendOf({ ...github, signIn: 'https://sign-in.example' })).toMatchObject({
      base_url: 'https://sign-in.example',
    });
    expect(backendOf({ ...gitlab, signIn: 'an-id' })).toMatchObject({
      auth_type: 'pkce',
      app_id: 'an-id',
    });
  });
});
