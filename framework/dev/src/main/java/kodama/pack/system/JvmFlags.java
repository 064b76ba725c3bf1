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
 *
 * <p>A method is compiled by the second compiler after ten times as many calls and loops as by default: in a game that
 * runs 60 times per second, nearly everything is called 5,000 times within a minute, but only heavy games need it
 * fast, and these reach the higher numbers soon. The initial heap is small because Java would otherwise use a
 * sixty-fourth of the memory before its first collection. The limit of metaspace for the first full collection is
 * above what the framework needs. The demo uses 115 to 125 MB of memory instead of 204 MB, and half the CPU time from
 * the eighth second on.
 */
final class JvmFlags {
    /** Logging is off, as Java logs outdated archives; errors of the game are reported elsewhere. */
    static final List<String> ALWAYS = List.of(
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Xlog:disable",
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-Xms32m",
            "-XX:NewSize=8m",
            "-XX:MetaspaceSize=48m",
            "-XX:Tier4InvocationThreshold=50000",
            "-XX:Tier4MinInvocationThreshold=6000",
            "-XX:Tier4CompileThreshold=150000",
            "-XX:Tier4BackEdgeThreshold=400000");

    private JvmFlags() {}

    static String line() {
        return String.join(" ", ALWAYS);
    }
}
