package kodama.script.game;

import java.util.List;
import kodama.file.BundledFiles;
import kodama.file.GameFiles;
import kodama.lua.ScriptSource;
import org.jspecify.annotations.Nullable;

/**
 * The scripts bundled with the framework for games to {@code require}, such as {@code "kodama.text"}. A game's own file
 * of the same name replaces them.
 */
public final class BundledScripts {
    /** The folder in the jar; in the sources it is {@code scripts/lua}. */
    private static final String FOLDER = "/kodama/lua/scripts/";

    private static final String FRAMEWORK_PREFIX = "kodama/";

    private BundledScripts() {}

    /**
     * Reads a script.
     *
     * @param path the path, as {@code kodama/text.lua}; must be a valid path of a game's file
     * @return its text in UTF-8; null if it does not exist
     */
    public static byte @Nullable [] read(String path) {
        return path.startsWith(FRAMEWORK_PREFIX) ? BundledFiles.find(BundledScripts.class, FOLDER + path) : null;
    }

    /**
     * Returns the source of modules for {@code require}: first the files of the game, then the bundled scripts.
     *
     * @param files the files of the game
     */
    public static ScriptSource sourceFor(GameFiles files) {
        return new ScriptSource() {
            @Override
            public byte @Nullable [] read(String path) {
                return files.exists(path) ? files.read(path) : BundledScripts.read(path);
            }

            @Override
            public String hint(String path) {
                return files.caseHint(List.of(path));
            }
        };
    }
}
