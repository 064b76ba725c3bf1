package kodama.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Tells the version of the jar and of the Java that runs it. */
public final class Version implements IVersionProvider {
    /** Made by the command line. */
    public Version() {}

    @Override
    public String[] getVersion() {
        Optional<String> version =
                Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return new String[] {"kodama " + version.orElse("(not packed)") + ", Java " + System.getProperty("java.version")
        };
    }
}
