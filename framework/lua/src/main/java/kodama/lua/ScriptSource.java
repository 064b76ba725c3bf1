package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Provides the source of modules for {@code require}: only the game's files. */
@FunctionalInterface
public interface ScriptSource {

    /**
     * Reads a script.
     *
     * @param path the path below the script root, separated by {@code /}, as in {@code enemies/popcorn.lua}
     * @return the file's content, or null if it does not exist
     */
    byte @Nullable [] read(String path);

    /**
     * Returns a hint for the error message about a missing module.
     *
     * @param path the path of the missing file
     * @return a suggestion, or an empty string
     */
    default String hint(String path) {
        return "";
    }
}
