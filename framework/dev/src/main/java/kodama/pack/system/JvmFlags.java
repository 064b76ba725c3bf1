package kodama.pack.system;

import java.util.List;

/**
 * JVM options for games that every Java version from 17 on supports. Options for class data sharing and AOT caches,
 * which depend on the version, are in the launchers.
 *
 * <p>CPU time of the demo up to its second tick: 1.41 s with the defaults of Java 25, 0.71 s with an AOT cache, 0.67 s
 * with the serial collector as well. {@code TieredStopAtLevel=1} would need only 0.48 s, but games with much Lua would
 * run two or three times slower. The maximum heap size is Java's default, a quarter of the memory. Java 17 gets no
 * class data archive: some of its builds crash at exit when they write one.
 */
final class JvmFlags {
    /** Logging is off, as Java logs outdated archives; errors of the game are reported elsewhere. */
    static final List<String> ALWAYS = List.of("-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xlog:disable");

    private JvmFlags() {}

    static String line() {
        return String.join(" ", ALWAYS);
    }
}
