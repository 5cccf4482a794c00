#!/usr/bin/env bash
# lynx 2.9.0dev.12 (Debian package lynx) printing a mail as text, as mutt and other text readers call it.
# Guess: a <pre> keeps its lines, because that is what the element is for, or its long lines break between words, as
# those of a paragraph do.
# Seen: at the usual 80 columns a long line of a <pre> is cut within a word, and white-space: pre-wrap changes nothing.
# A paragraph breaks between words. A program that reads a record of "key: value" lines from such a text gets halves of
# words; with -width=990 the lines stay whole.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
command -v lynx > /dev/null || { echo 'Install the Debian package lynx.'; exit 1; }
lynx --version | head -1
words=$(printf 'message: %s' "$(printf 'umbrellas %.0s' {1..12})")
echo "<p>$words</p>" > paragraph.html
echo "<pre style=\"white-space: pre-wrap\">$words</pre>" > record.html
shown() { lynx -dump -nolist "$@" | sed 's/^ *//; s/ *$//' | grep .; }
echo '--- paragraph'; shown paragraph.html | tee paragraph.txt
echo '--- pre, 80 columns'; shown record.html | tee record.txt
echo '--- pre, 990 columns'; shown -width=990 record.html | tee wide.txt
# Each line of the paragraph ends with a whole word, the first of the record does not.
! grep -qvE 'umbrellas$' paragraph.txt
head -1 record.txt | grep -qvE 'umbrellas$'
test "$(wc -l < wide.txt)" = 1
