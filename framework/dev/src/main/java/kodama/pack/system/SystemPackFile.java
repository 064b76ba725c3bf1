package kodama.pack.system;

import java.nio.file.Path;
import java.util.Locale;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/**
 * A written pack.
 *
 * @param file its file
 * @param system its operating system
 * @param runtime the Java in it, whose files may be deleted already; null for none
 * @param size size of the file, in bytes
 * @param unpacked unpacked size, in bytes
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
        if (runtime == null) return "requires an installed Java " + Jdk.OLDEST + " or newer";
        return "with Java " + runtime.feature() + (runtime.isLinked() ? ", linked for this game" : ", complete");
    }
}
