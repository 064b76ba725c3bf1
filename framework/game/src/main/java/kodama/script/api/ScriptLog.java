package kodama.script.api;

import java.util.StringJoiner;
import kodama.base.StepBudget;
import kodama.log.Log;
import kodama.log.LogCategory;
import kodama.log.LogLevel;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.time.GameTime;

/**
 * The log for scripts. Lines are converted to strings and charged even if they are not logged, so that the log level
 * does not change how a game runs.
 */
public final class ScriptLog {
    /** The effort of writing a line, without its characters. */
    private static final int COST = 200;

    private static final int LETTERS_PER_STEP = 2;

    private final GameTime time;
    private final StepBudget effort;
    private final Lua lua;
    private final Log log;

    public ScriptLog(GameContext game) {
        time = game.time();
        effort = game.effort();
        lua = game.lua();
        log = game.log();
    }

    public Log log() {
        return log;
    }

    public void write(LogCategory category, LogLevel level, Values values) {
        String text = line(values);
        charge(text);
        String place = lua.location();
        category.write(level, text, place == null ? "" : place);
    }

    private String line(Values values) {
        StringJoiner line = new StringJoiner(" ");
        for (int i = 1; i <= values.count(); i++) line.add(lua.text(values.get(i)));
        return line.toString();
    }

    private void charge(String text) {
        effort.spend(COST + text.length() / LETTERS_PER_STEP);
    }

    /** Logs a step of a traced task. */
    public void trace(String step) {
        charge(step);
        log.info("[" + time.tick() + "] trace: " + step);
    }
}
