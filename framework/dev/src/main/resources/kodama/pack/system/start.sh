#!/bin/sh
# Starts the game @ID@. Written by Kodama.

# where the pack is, through links and from whatever folder this is started
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
  *:*) tell "Java takes a colon in the name of a folder for the end of the name. Please put the game elsewhere: $here" ;;
esac
if [ ! -f "$game" ]; then tell "The pack is not complete: $game is missing. Please unpack it again, as a whole."; fi

@JAVA@

# what the Java machine learns at the first start makes the next ones quicker; without a place for that it is left out
# the user's folder, by the rule by which Kodama finds the place of saves: HOME, else what the system has noted for the user
home=${HOME:-}
case $home in /*) ;; *) home=$({ getent passwd "$(id -u)" | cut -d: -f6; } 2>/dev/null) ;; esac
@CACHES@
cache=$caches/kodama/@ID@
flags='@FLAGS@'
run() { exec "$java" $flags "$@"; }
case $caches in
  '' | *:* | [!/]*) cache= ;;
  *) mkdir -p -- "$cache" 2>/dev/null && [ -w "$cache" ] || cache= ;;
esac
if [ -n "$cache" ]; then
  # another Java, or the same one updated, refuses what this one has learned
  release=$(readlink -f -- "$java" 2>/dev/null) || release=$java
  place=$({ printf '%s' "$here"; cat -- "${release%/bin/java}/release" 2>/dev/null; } | cksum 2>/dev/null)
  learned=$cache/@SUM@-${place%% *}
fi
# each start that learns has a file of its own; beside one that never became whole lies its .config
whole() { [ -s "$1" ] && [ ! -e "$1.config" ]; }
forget() { rm -f -- "$cache"/*.aot "$cache"/*.aot.config "$cache"/*.jsa; }
if [ -n "$cache" ] && [ "$version" -ge 25 ]; then
  for found in "$learned-$version".*.aot; do
    if whole "$found"; then run "-XX:AOTCache=$found" -XX:+VerifySharedSpaces @MORE@ -jar "$game" "$@"; fi
  done
  forget
  # Java would tell the terminal of it
  run -XX:+UnlockDiagnosticVMOptions -XX:-DisplayVMOutput "-XX:AOTCacheOutput=$learned-$version.$$.aot" @MORE@ -jar "$game" "$@"
elif [ -n "$cache" ] && [ "$version" -ge 19 ]; then
  if [ ! -f "$learned-$version.jsa" ]; then forget; fi
  run -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=$learned-$version.jsa" @MORE@ -jar "$game" "$@"
fi
run @MORE@ -jar "$game" "$@"
