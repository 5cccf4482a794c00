import { deadlineAreas, stateOfZipCode } from '@/lib/states';
import { servedZip } from '@/tools/served-zip';

it('the canary writes from a state that is served', () => {
  const zips = deadlineAreas.map((state) => servedZip({ states: { served: [state] } }));
  expect(zips.map(stateOfZipCode)).toEqual(deadlineAreas);
  expect(() => servedZip({ states: { served: ['Guam'] } })).toThrow('no state may send');
});
