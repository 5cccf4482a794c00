import { stateOfZipCode, usStates } from '@/lib/states';

// The USPS list in its own order; what it leaves out belongs to no state.
const uspsList = `
005 NY, 006-007 PR, 008 VI, 009 PR, 010-027 MA, 028-029 RI, 030-038 NH, 039-049 ME, 050-054 VT,
055 MA, 056-059 VT, 060-069 CT, 070-089 NJ, 090-098 AF, 100-149 NY, 150-196 PA, 197-199 DE, 200
DC, 201 VA, 202-205 DC, 206-212 MD, 214-219 MD, 220-246 VA, 247-268 WV, 270-289 NC, 290-299 SC,
300-319 GA, 320-339 FL, 340 AF, 341-342 FL, 344 FL, 346-347 FL, 349 FL, 350-352 AL, 354-369 AL,
370-385 TN, 386-397 MS, 398-399 GA, 400-427 KY, 430-459 OH, 460-479 IN, 480-499 MI, 500-516 IA,
520-528 IA, 530-532 WI, 534-535 WI, 537-549 WI, 550-551 MN, 553-567 MN, 569 DC, 570-577 SD,
580-588 ND, 590-599 MT, 600-620 IL, 622-629 IL, 630-631 MO, 633-641 MO, 644-658 MO, 660-662 KS,
664-679 KS, 680-681 NE, 683-693 NE, 700-701 LA, 703-708 LA, 710-714 LA, 716-729 AR, 730-731 OK,
733 TX, 734-741 OK, 743-749 OK, 750-770 TX, 772-799 TX, 800-816 CO, 820-831 WY, 832-838 ID,
840-847 UT, 850-853 AZ, 855-857 AZ, 859-860 AZ, 863-865 AZ, 870-871 NM, 873-875 NM, 877-884 NM,
885 TX, 889-891 NV, 893-895 NV, 897-898 NV, 900-908 CA, 910-928 CA, 930-961 CA, 962-966 AF,
967-968 HI, 969 GU, 970-979 OR, 980-986 WA, 988-994 WA, 995-999 AK`;

const abbreviations = `
AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE
Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN
Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts,
MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH
New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH
Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South
Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West
Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, AF Armed Forces, GU Guam, PR Puerto Rico,
VI US Virgin Islands`;

const names = new Map(
  abbreviations.split(',').map((entry) => {
    const [abbreviation = '', ...words] = entry.trim().split(/\s+/);
    return [abbreviation, words.join(' ')];
  }),
);

const expected = new Map(
  uspsList.split(',').flatMap((entry) => {
    const [prefixes = '', abbreviation = ''] = entry.trim().split(/\s+/);
    const [first, last = first] = prefixes.split('-').map(Number);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      return [Number(first) + index, names.get(abbreviation)] as const;
    });
  }),
);

it('the state of a zip code is that of its prefix, for all 1,000', () => {
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => prefix);
  const found = prefixes.map((prefix) => stateOfZipCode(`${String(prefix).padStart(3, '0')}01`));
  expect(found).toEqual(prefixes.map((prefix) => expected.get(prefix)));
});

it.each([
  // In a range of another state, and the last code of a range.
  ['06390', 'New York'],
  ['06999', 'Connecticut'],
  ['96799', 'American Samoa'],
  ['96950', 'Northern Mariana Islands'],
  ['96940', 'Palau'],
  ['96941', 'Micronesia'],
  ['96960', 'Marshall Islands'],
  ['99', undefined],
  ['', undefined],
])('the state of %s is %s', (zipCode, state) => {
  expect(stateOfZipCode(zipCode)).toBe(state);
});

it('each of the 50 states and DC has zip codes', () => {
  expect(usStates).toHaveLength(51);
  expect(usStates.filter((state) => ![...expected.values()].includes(state))).toEqual([]);
});
