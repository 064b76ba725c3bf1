package kodama.script;

import kodama.script.game.Scene;

/** A scene with one first task, whose end may be the end of all. */
interface RootedScene extends Scene {
    /** Whether an error has ended its first task. */
    boolean hasFailed();

    /** Whether its first task has ended. */
    boolean hasEnded();
}
