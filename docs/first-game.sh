#!/bin/sh
# From an empty folder to a packed game: each command as you would type it.
#
#   docs/first-game.sh [KODAMA_JAR [FOLDER]]
#
# KODAMA_JAR: default framework/target/kodama.jar. FOLDER: default a temporary folder, which is deleted at the end. Requires
# a JDK 17 or newer. With a display, the game is changed while it runs in its window; on a server use `xvfb-run
# docs/first-game.sh`. PLAY_WITH names the Javas that play the packed game; default: those of the system. Kodama's tests
# run this script.
set -eu

kodama=$(realpath "${1:-framework/target/kodama.jar}")
jdk=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
if [ -n "${2:-}" ]; then
  cd "$2"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  cd "$folder"
fi

step() {
  printf '\n$'
  printf ' %s' "$@"
  printf '\n'
}

kodama() {
  step kodama "$@"
  java -jar "$kodama" "$@"
}

fail() {
  echo "first-game: $1" >&2
  exit 1
}

# Waits until a file contains a text, for at most a minute.
await() {
  for _ in $(seq 300); do
    if grep -q "$2" "$1"; then return; fi
    sleep 0.2
  done
  cat "$1"
  fail "'$2' did not appear"
}

# a game from a template: it runs, its tests pass, and it has no findings
kodama new starfall --template shooter
kodama run starfall --headless --ticks 120
kodama test starfall
kodama check starfall

# change it: a script that is saved while the game runs is read again, in the same window
if [ -n "${DISPLAY:-}" ]; then
  step kodama dev starfall
  java -jar "$kodama" dev starfall --no-portal --trace-phases --ticks 1200 > dev.txt 2>&1 &
  dev=$!
  await dev.txt "phase FRAME"
  step sed -i s/speed = 7/speed = 9/ starfall/ship.lua
  sed 's/speed = 7/speed = 9/' starfall/ship.lua > ship.lua && mv ship.lua starfall/ship.lua
  await dev.txt "saved ship.lua"
  kill $dev
  wait $dev || true
fi

# a mistake is found before the game is played, and fixed
sed 's/wait(90)/wiat(90)/' starfall/enemies/drone.lua > drone.lua
cp starfall/enemies/drone.lua right.lua
mv drone.lua starfall/enemies/drone.lua
if kodama check starfall > check.txt; then fail "the misspelled wait was not found"; fi
cat check.txt
grep -q 'drone.lua:[0-9]*:[0-9]*: .*wiat' check.txt || fail "the check does not name the misspelled wait"
mv right.lua starfall/enemies/drone.lua

# one jar, the same bytes each time
kodama pack starfall
jar=starfall/build/starfall-0.1.0.jar
kodama pack starfall -o again.jar
cmp "$jar" again.jar

# any Java plays it
for java in ${PLAY_WITH:-$(realpath "$jdk"/bin/java /usr/lib/jvm/*/bin/java 2>/dev/null | sort -u)}; do
  step "$java" -jar "$jar"
  "$java" -jar "$jar" --headless --ticks 120
done

# a pack with its own Java, for players without Java
if [ "$(uname)" = Linux ]; then
  kodama pack starfall --for linux --jdk "$jdk" -o linux.tar.gz
  mkdir friend tools
  tar -xzf linux.tar.gz -C friend
  for tool in sh dirname basename readlink uname mkdir cat sed tr head cut id env; do
    ln -s "$(command -v $tool)" tools/$tool
  done
  starter=$(find friend -maxdepth 2 -type f -name starfall -perm -u+x | head -n 1)
  step "$starter"
  env -i HOME="$PWD/friend" PATH="$PWD/tools" "$starter" --headless --ticks 120
fi
printf '\nall of it went well\n'
