#!/bin/sh
# Starts @ID@. Written by Kodama.

# the folder of the pack, also through links and from any current folder
start=$0
if [ -L "$start" ]; then start=$(readlink -f -- "$start"); fi
case $start in
  */*) here=${start%/*} ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd) || exit 1
game=$here/@JAR@
title=@TITLE@

@SYSTEM@

case $here in
  *:*) report "Java cannot run from a folder with a colon in its name. Please move the @KIND@: $here" ;;
esac
# Java does not find a jar in a folder with an emoji or another letter of four bytes
if plain=$(printf '%s' "$here" | LC_ALL=C tr -d '\360-\364' 2>/dev/null) && [ "$plain" != "$here" ]; then
  report "Java cannot run from a folder with an emoji in its name. Please move the @KIND@: $here"
fi
if [ ! -f "$game" ]; then report "The pack is incomplete: $game is missing. Please unpack all of it again."; fi
# the end of a zip file, with a comment of up to 65,535 bytes; a file that was cut has none
if command -v tail >/dev/null 2>&1 && command -v grep >/dev/null 2>&1 &&
  ! tail -c 65557 "$game" | LC_ALL=C grep -q "$(printf 'PK\005\006')"; then
  report "$game is damaged. Please unpack the archive again."
fi

@JAVA@

# the first start writes a cache that speeds up the next ones; without a folder for it there is none
# the user's folder, found as Kodama does for saves: HOME, otherwise the entry in the user database
home=${HOME:-}
case $home in /*) ;; *) home=$({ getent passwd "$(id -u)" | cut -d: -f6; } 2>/dev/null) ;; esac
@CACHES@
cache=$caches/kodama/@ID@
flags='@FLAGS@'
run() { exec "$java" $flags "-Dkodama.launcher=$here/${start##*/}" "$@"; }
case $caches in
  '' | *:* | [!/]*) cache= ;;
  *) mkdir -p -- "$cache" 2>/dev/null && [ -w "$cache" ] || cache= ;;
esac
if [ -n "$cache" ]; then
  # a cache is valid only for the same Java and version
  release=$(readlink -f -- "$java" 2>/dev/null) || release=$java
  place=$({ printf '%s' "$here"; cat -- "${release%/bin/java}/release" 2>/dev/null; } | cksum 2>/dev/null)
  learned=$cache/@SUM@-${place%% *}
fi
# each start that writes a cache has its own file; an incomplete one has a .config file next to it
whole() { [ -s "$1" ] && [ ! -e "$1.config" ]; }
forget() { rm -f -- "$cache"/*.aot "$cache"/*.aot.config "$cache"/*.jsa; }
if [ -n "$cache" ] && [ "$version" -ge 25 ]; then
  for found in "$learned-$version".*.aot; do
    if whole "$found"; then run "-XX:AOTCache=$found" -XX:+VerifySharedSpaces @MORE@ -jar "$game" "$@"; fi
  done
  forget
  # otherwise Java prints messages to the terminal
  run -XX:+UnlockDiagnosticVMOptions -XX:-DisplayVMOutput "-XX:AOTCacheOutput=$learned-$version.$$.aot" @MORE@ -jar "$game" "$@"
elif [ -n "$cache" ] && [ "$version" -ge 19 ]; then
  if [ ! -f "$learned-$version.jsa" ]; then forget; fi
  run -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=$learned-$version.jsa" @MORE@ -jar "$game" "$@"
fi
run @MORE@ -jar "$game" "$@"
