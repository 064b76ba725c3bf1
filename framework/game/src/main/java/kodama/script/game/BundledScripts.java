package kodama.script.game;

import java.util.List;
import kodama.file.BundledFiles;
import kodama.file.GameFiles;
import kodama.lua.ScriptSource;
import org.jspecify.annotations.Nullable;

/**
 * The scripts that the framework brings along for games to {@code require}: {@code "kodama.text"}, say. A game's own
 * file of that name stands in its place.
 */
public final class BundledScripts {
    /** Where they lie in the jar; in the sources it is {@code scripts/lua}. */
    private static final String FOLDER = "/kodama/lua/scripts/";

    private static final String OURS = "kodama/";

    private BundledScripts() {}

    /**
     * Reads a script.
     *
     * @param path as {@code kodama/text.lua}; one that no file of a game can have is refused before
     * @return its text in UTF-8; null if there is none
     */
    public static byte @Nullable [] read(String path) {
        return path.startsWith(OURS) ? BundledFiles.find(BundledScripts.class, FOLDER + path) : null;
    }

    /**
     * Where {@code require} finds modules: in the files of a game, then here.
     *
     * @param files of the game
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
