package kodama.cli;

import java.util.Optional;

/** Tells the version of the jar and of the Java that runs it. */
public final class Version {
    private Version() {}

    /**
     * Tells the versions.
     *
     * @return them in a line
     */
    public static String line() {
        return "kodama " + ofJar() + ", Java " + System.getProperty("java.version");
    }

    /**
     * Tells the version of the jar.
     *
     * @return as {@code 0.1.0}; "(not packed)" for classes that lie in no jar
     */
    public static String ofJar() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packed)");
    }
}
