package kodama.pack.system;

import java.nio.file.Path;
import java.util.Locale;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/**
 * A pack that has been written.
 *
 * @param file where it is
 * @param system what it is for
 * @param runtime the Java in it, whose files may be gone; null for none
 * @param size of the file; in bytes
 * @param unpacked size of what is in it; in bytes
 */
public record SystemPackFile(
        Path file, OperatingSystem system, @Nullable GameRuntime runtime, long size, long unpacked) {
    private static final double MEGABYTE = 1_000_000;

    public String line() {
        return String.format(
                Locale.ROOT,
                "%s (%s, %.1f MB, unpacked %.1f MB; %s)",
                file,
                runtime == null ? system.title() : runtime.platform(),
                size / MEGABYTE,
                unpacked / MEGABYTE,
                java());
    }

    private String java() {
        if (runtime == null) return "wants Java " + Jdk.OLDEST + " or newer installed";
        return "with Java " + runtime.feature() + (runtime.isLinked() ? ", linked for this game" : ", all of it");
    }
}
