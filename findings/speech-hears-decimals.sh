#!/usr/bin/env bash
# eSpeak NG 1.51 (Debian package espeak-ng), the voice that NVDA and Orca bring along, reading sums in Spanish.
# Guess: the voice for Latin America reads $50,000 as "cincuenta mil", because Mexico, Puerto Rico and Spanish in the
# United States put a comma between the thousands. Or a space between them, as the Academy asks for, is read as one number.
# Seen: every Spanish voice, es-419 and es-MX too, takes the comma for the decimal sign: "cincuenta coma cero cero cero",
# fifty dollars. With a no-break space it says "cincuenta, cero cero, cero". 50.000, 50000 and "50 mil" are read right.
# The English voice reads 50,000 right.
set -euo pipefail
command -v espeak-ng > /dev/null || { echo 'Install the Debian package espeak-ng.'; exit 1; }
espeak-ng --version | cut -d' ' -f1-4
said() { espeak-ng -q --ipa -v "$1" "$2"; }
for text in '50,000' $'50\u00a0000' '50.000' '50000' '50 mil'; do
  for voice in es es-419 es-mx; do echo "$text ($voice): $(said "$voice" "$text")"; done
done
echo "50,000 (en-us): $(said en-us '50,000')"
for voice in es es-419 es-mx; do
  thousand=$(said $voice mil)
  for wrong in '50,000' $'50\u00a0000'; do [[ $(said $voice "$wrong") != *"${thousand# }"* ]]; done
  for right in '50.000' '50000' '50 mil'; do [[ $(said $voice "$right") == *"${thousand# }"* ]]; done
  [[ $(said $voice '50,000') == *kˌoma* ]]
done
[[ $(said en-us "50,000") == *θˈaʊzənd* ]]
