package kodama.cli;

import java.util.Optional;
import kodama.script.config.GameConfig;

/** The version of the jar and of the running Java. */
public final class Version {
    private Version() {}

    /** Returns both versions in one line. */
    public static String line() {
        return "kodama " + ofJar() + ", Java " + System.getProperty("java.version");
    }

    /** Returns the version of the jar, such as {@code 0.1.0}; "(not packed)" if the classes are not in a jar. */
    public static String ofJar() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packed)");
    }

    /** Returns the name and version of a game, followed by {@link #line}. */
    static String of(GameConfig game) {
        String version = game.info().version();
        return game.display().title() + (version.isEmpty() ? "" : " " + version) + ", " + line();
    }
}
