package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Where {@code require} finds the text of a module: the game's files and nothing else. */
@FunctionalInterface
public interface ScriptSource {

    /**
     * Reads one script.
     *
     * @param path the file below the script root, with {@code /} between folders, as in {@code enemies/popcorn.lua}
     * @return the bytes of the file, or null when there is no such file
     */
    byte @Nullable [] read(String path);

    /**
     * Ends the error message about a module that is not there.
     *
     * @param path the file that was looked for
     * @return what was meant perhaps; an empty string if there is no guess
     */
    default String hint(String path) {
        return "";
    }
}
