package kodama.cli;

import java.util.Optional;
import kodama.script.config.GameConfig;

/** Tells the version of the jar and of the Java that runs it. */
public final class Version {
    private Version() {}

    /** The versions, in a line. */
    public static String line() {
        return "kodama " + ofJar() + ", Java " + System.getProperty("java.version");
    }

    /** The version of the jar, as {@code 0.1.0}; "(not packed)" for classes that are in no jar. */
    public static String ofJar() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packed)");
    }

    /** Tells the version of a game as well, if it has one. */
    static String of(GameConfig game) {
        String version = game.info().version();
        return game.display().title() + (version.isEmpty() ? "" : " " + version) + ", " + line();
    }
}
