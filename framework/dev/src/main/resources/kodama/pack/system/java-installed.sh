# the first installed Java that is new enough
java=
version=0
try() {
  if [ -z "$java" ] && [ -x "$1" ]; then
    version=$("$1" -version 2>&1 | sed -n 's/.* version "\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' | head -n 1)
    if [ "${version:-0}" -ge @OLDEST@ ]; then java=$1; else version=0; fi
  fi
}
if [ -n "${JAVA_HOME:-}" ]; then try "$JAVA_HOME/bin/java"; fi
@PLACES@
if [ -z "$java" ]; then
  report "This @KIND@ needs Java @OLDEST@ or newer, and none is installed. \
Please install a Java runtime, such as Eclipse Temurin, and start the @KIND@ again."
fi
