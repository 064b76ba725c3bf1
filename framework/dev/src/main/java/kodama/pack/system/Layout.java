package kodama.pack.system;

import kodama.pack.archive.FileTree;
import kodama.pack.runtime.GameRuntime;
import org.jspecify.annotations.Nullable;

/** Where the parts of a game lie in a pack for a system, and how it is started there. */
interface Layout {
    /**
     * Lays them out.
     *
     * @param game what is packed
     * @param runtime the Java in the pack; null for one that is installed
     * @return the files of the pack, in one folder
     */
    FileTree files(GameProgram game, @Nullable GameRuntime runtime);
}
