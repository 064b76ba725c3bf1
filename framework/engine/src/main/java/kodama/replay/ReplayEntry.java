package kodama.replay;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file in a list of replays.
 *
 * @param file the file
 * @param header the facts about it; null if it cannot be read
 * @param problem why it cannot be read, as a sentence that starts with the file; null if it can
 */
public record ReplayEntry(
        Path file, @Nullable ReplayHeader header, @Nullable String problem) {}
