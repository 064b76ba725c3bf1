package kodama.cli.dev;

import kodama.cli.Version;
import picocli.CommandLine.IVersionProvider;

/** What {@code kodama --version} tells. */
final class Versions implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Version.line()};
    }
}
