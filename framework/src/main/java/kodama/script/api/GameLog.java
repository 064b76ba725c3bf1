package kodama.script.api;

import java.util.function.Consumer;
import kodama.base.Effort;
import kodama.time.GameTime;

/** Writes lines on the console, with their level and the tick they belong to. */
public final class GameLog {
    /** The effort of writing a line, besides its letters. */
    private static final int COST = 200;

    private static final int LETTERS_PER_STEP = 2;

    private final GameTime time;
    private final Effort effort;
    private final Consumer<String> lines;

    /**
     * Makes the log of a game.
     *
     * @param time tells the tick
     * @param effort charges the script that writes
     * @param lines takes the lines
     */
    public GameLog(GameTime time, Effort effort, Consumer<String> lines) {
        this.time = time;
        this.effort = effort;
        this.lines = lines;
    }

    void write(String level, String text) {
        effort.spend(COST + text.length() / LETTERS_PER_STEP);
        lines.accept("[" + time.tick() + "] " + level + ": " + text);
    }
}
