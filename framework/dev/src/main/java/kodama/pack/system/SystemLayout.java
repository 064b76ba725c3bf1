package kodama.pack.system;

import kodama.pack.archive.FileTree;
import org.jspecify.annotations.Nullable;

/** Where the parts of a game lie in a pack for a system, and how it is started there. */
interface SystemLayout {
    /** The files of the pack, in one folder; the runtime is null for a Java that is installed. */
    FileTree files(GameProgram game, @Nullable GameRuntime runtime);
}
