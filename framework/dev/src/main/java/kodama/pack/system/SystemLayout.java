package kodama.pack.system;

import kodama.pack.archive.FileTree;
import org.jspecify.annotations.Nullable;

/** Layout of a pack for an operating system: where its files are, and how the game is started. */
interface SystemLayout {
    /** The files of a pack, in one folder. The runtime is null for a pack that uses an installed Java. */
    FileTree files(GameProgram game, @Nullable GameRuntime runtime);
}
