package kodama.pack.system;

import java.util.List;

/**
 * How the Java machine is set for a game: what every Java from 17 on knows. What it learns at the first start, and from
 * which Java on, stands in the starters.
 *
 * <p>Measured with the demo, by the processor's time to its second tick: 1.41 s with Java 25 as it is, 0.71 s with what
 * it has learned, 0.67 s with the serial collector besides. A weaker compiler ({@code TieredStopAtLevel=1}) would make
 * it 0.48 s, but games with much Lua two or three times slower for as long as they run. The largest heap is left as
 * Java has it, a quarter of the memory. Java 17 is given nothing to learn: some builds of it crash over that at the
 * end.
 */
final class JvmFlags {
    /** The log is off, as Java tells there of archives that have become old; errors of the game are told elsewhere. */
    static final List<String> ALWAYS = List.of("-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xlog:disable");

    private JvmFlags() {}

    static String line() {
        return String.join(" ", ALWAYS);
    }
}
