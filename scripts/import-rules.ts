import { writeFileSync } from 'node:fs';

// Writes the linter's import rules, biome-imports.json; `npm run format` runs this. They are generated since
// each override of the linter replaces the entire list, so that every layer has to repeat it.
const layers = ['app', 'components', 'lib', 'tools', 'scripts', 'e2e', '__tests__'] as const;
type Layer = (typeof layers)[number];

type Area = {
  /** Where they are not simply its layer's folder. */
  files?: string[];
  /** The layers that it may import. */
  layers: readonly Layer[];
  /** The restricted libraries that it may import. */
  libraries?: (keyof typeof libraries)[];
  /** What it must not import in addition. */
  except?: { modules: string[]; message: string };
};

const libraries = {
  email: { modules: ['@emailjs/browser'], message: 'Only lib/email.ts uses the e-mail library.' },
  http: { modules: ['axios'], message: 'Only lib/http.ts uses axios.' },
  carousel: {
    modules: ['embla-carousel', 'embla-carousel-react'],
    message: 'Only the reviews carousel uses Embla.',
  },
  files: {
    modules: ['node:fs', 'fs'],
    message: 'Only the content loader, the scripts and the tests read files.',
  },
};

// Where a file is in several areas, the last one applies.
const areas: Record<string, Area> = {
  app: { layers: ['app', 'components', 'lib'] },
  components: { layers: ['components', 'lib'] },
  ui: {
    files: ['components/ui/**'],
    layers: ['lib'],
    except: {
      modules: [
        ...['..', './..', '@/lib/content', '**/lib/content', '@/lib/forms', '**/lib/forms'],
        ...['next/navigation', 'next/router', 'react-hook-form', '@hookform'],
      ],
      message: 'components/ui knows no content, router or form library, and no sibling folder.',
    },
  },
  carousel: {
    files: ['components/home/review-carousel.tsx'],
    layers: ['components', 'lib'],
    libraries: ['carousel'],
  },
  lib: { layers: ['lib'] },
  content: { files: ['lib/content/**'], layers: ['lib'], libraries: ['files'] },
  email: { files: ['lib/email.ts'], layers: ['lib'], libraries: ['email'] },
  http: { files: ['lib/http.ts'], layers: ['lib'], libraries: ['http'] },
  tools: { layers: ['tools', 'lib'], libraries: ['files'] },
  scripts: { layers: ['scripts', 'tools', 'lib'], libraries: ['files'] },
  e2e: { layers: ['e2e', 'tools', 'lib'], libraries: ['files'] },
};

const overrides = Object.entries(areas).map(([name, area]) => ({
  includes: area.files ?? [`${name}/**`],
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: rules(area) } } } },
}));
writeFileSync('biome-imports.json', `${JSON.stringify({ overrides }, null, 2)}\n`);

function rules({ layers: allowed, libraries: owned = [], except }: Area) {
  const others = layers.filter((layer) => !allowed.includes(layer));
  const restricted = Object.entries(libraries)
    .filter(([name]) => !(owned as string[]).includes(name))
    .map(([, library]) => library);
  const direction = {
    modules: others.flatMap((layer) => [`@/${layer}`, `**/${layer}`]),
    message: 'Imports go one way: app, components, lib. Scripts and tests share tools.',
  };
  return {
    patterns: [direction, ...restricted, ...(except ? [except] : [])].map(
      ({ modules, message }) => ({
        group: modules.flatMap((module) => [module, `${module}/**`]),
        message,
      }),
    ),
  };
}
