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
        Optional<String> version =
                Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return "kodama " + version.orElse("(not packed)") + ", Java " + System.getProperty("java.version");
    }
}
